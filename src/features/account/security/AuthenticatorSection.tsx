import { useState } from 'react'
import { formatDate } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { Answered } from '../../../shared/lists/Answered'
import { useAnswer } from '../../../site/useAnswer'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Badge, Button, Panel, Skeleton } from '../../../ui'
import { getAuthenticator } from '../calls'
import { lazyDialog } from '../lazyDialog'
import { messages } from '../messages'
import { SettingRow, SettingRows } from '../SettingRow'

const SwitchOn = lazyDialog(() => import('./AuthenticatorOn'))
const SwitchOff = lazyDialog(() => import('./AuthenticatorOff'))

/** A code of an app at each sign-in, by the member's own wish. */
export default withMessages(messages, function AuthenticatorSection() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const answer = useAnswer(getAuthenticator)
  const [open, setOpen] = useState<'on' | 'off'>()
  const close = () => setOpen(undefined)
  return (
    <Panel title={t('account.authenticator.title')}>
      <Answered answer={answer} skeleton={<Skeleton height={72} />} failed={t('account.authenticator.failed')}>
        {({ enabled, since }) => (
          <SettingRows>
            <li>
              <SettingRow
                icon="shield-check"
                title={t('account.authenticator.code')}
                text={
                  since === undefined
                    ? t('account.authenticator.text')
                    : t('account.authenticator.since', { date: formatDate(since, language) })
                }
              >
                <Badge tone={enabled ? 'success' : 'neutral'}>
                  {t(enabled ? 'account.authenticator.on' : 'account.authenticator.off')}
                </Badge>
                <Button size="s" onClick={() => setOpen(enabled ? 'off' : 'on')}>
                  {t(enabled ? 'account.authenticator.switchOff' : 'account.authenticator.switchOn')}
                </Button>
              </SettingRow>
            </li>
          </SettingRows>
        )}
      </Answered>
      <SwitchOn open={open === 'on'} onClose={close} />
      <SwitchOff open={open === 'off'} onClose={close} />
    </Panel>
  )
})
