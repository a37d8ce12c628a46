import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { useNavigate } from 'react-router'
import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { formatDuration } from '../../i18n/formats'
import { paths } from '../../site/paths'
import { signOutAtom } from '../../site/signOut'
import { useMemberPagePath } from '../../site/useMemberPage'
import { withMessages } from '../../site/withMessages'
import { Button, Dialog } from '../../ui'
import { CheckInterval } from '../../shared/safety/CheckInterval'
import { answerCheckAtom, playSessionAtom } from './playSessionAtoms'
import { SafetyLinks } from './SafetyLinks'
import { SessionFigures } from './SessionFigures'
import { messages } from './messages'

/** What the player must answer before play goes on: how long it has been, and what it came to. */
export default withMessages(messages, function RealityCheck() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useAtomValue(languageAtom).tag
  const session = useAtomValue(playSessionAtom)
  const record = useMemberPagePath('personalHistoryCopy')
  const answer = useSetAtom(answerCheckAtom)
  const signOut = useSetAtom(signOutAtom)
  if (session === undefined) return null
  const goOn = () => answer(Date.now())
  const leave = () => {
    void navigate(paths.root)
    void signOut()
  }
  const open = (path: string) => {
    goOn()
    void navigate(path)
  }
  return (
    <Dialog
      open
      closable={false}
      onClose={goOn}
      width={480}
      title={t('safety.check.title')}
      closeLabel={t('app.close')}
      footer={
        <>
          {record ? (
            <Button variant="ghost" onClick={() => open(record)}>
              {t('safety.check.record')}
            </Button>
          ) : null}
          <Button onClick={leave}>{t('safety.check.leave')}</Button>
          <Button onClick={goOn}>{t('safety.check.goOn')}</Button>
        </>
      }
    >
      <Stack>
        <p>{t('safety.check.text', { time: formatDuration(session.seenAt - session.startedAt, language) })}</p>
        <SessionFigures />
        <CheckInterval label={t('safety.every')} />
        <SafetyLinks />
      </Stack>
    </Dialog>
  )
})

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`
