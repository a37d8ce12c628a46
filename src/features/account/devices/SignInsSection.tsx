import { useState } from 'react'
import type { MemberLogins } from '../../../contract/member-logins'
import { formatDateTime, isoTime } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { Answered } from '../../../shared/lists/Answered'
import { useAnswer } from '../../../site/useAnswer'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Badge, Button, EmptyState, Panel, Skeleton, Stack } from '../../../ui'
import { getLogins } from '../calls'
import { messages } from '../messages'
import { SettingRow, SettingRows } from '../SettingRow'
import { useDeviceText } from './useDeviceText'

/** As many as are shown at first. */
const shortly = 4

/** The latest sign-ins; those that were refused stand out. */
export default withMessages(messages, function SignInsSection() {
  const { t } = useTranslation()
  const answer = useAnswer(getLogins, {}, { staleTime: 0 })
  return (
    <Panel title={t('account.signIns.title')}>
      <Answered answer={answer} skeleton={<Skeleton height={300} />} failed={t('account.signIns.failed')}>
        {({ logins }) =>
          logins.length === 0 ? (
            <EmptyState icon="history" title={t('account.signIns.empty')} />
          ) : (
            <SignIns logins={logins} />
          )
        }
      </Answered>
    </Panel>
  )
})

function SignIns({ logins }: MemberLogins) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const device = useDeviceText()
  const [all, setAll] = useState(false)
  return (
    <Stack gap={4}>
      <SettingRows>
        {(all ? logins : logins.slice(0, shortly)).map(({ id, at, address, device: program, outcome }) => (
          <li key={id}>
            <SettingRow
              icon={outcome === 'IN' ? 'log-in' : 'ban'}
              title={<time dateTime={isoTime(at)}>{formatDateTime(at, language)}</time>}
              text={
                <>
                  <bdi>{device(program)}</bdi>
                  {address === undefined ? null : (
                    <>
                      {' '}
                      · <bdi>{address}</bdi>
                    </>
                  )}
                </>
              }
            >
              {outcome === 'REFUSED' ? <Badge tone="danger">{t('account.signIns.refused')}</Badge> : null}
            </SettingRow>
          </li>
        ))}
      </SettingRows>
      {all || logins.length <= shortly ? null : (
        <Button onClick={() => setAll(true)}>{t('account.signIns.all', { count: logins.length })}</Button>
      )}
    </Stack>
  )
}
