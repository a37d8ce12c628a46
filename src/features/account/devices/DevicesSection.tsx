import { useState } from 'react'
import type { MemberSessions } from '../../../contract/member-sessions'
import { formatDateTime } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { errorMessage } from '../../../platform/messages'
import { clientAtom } from '../../../session/client'
import { Answered } from '../../../shared/lists/Answered'
import { useAnswer } from '../../../site/useAnswer'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Badge, Button, Panel, Skeleton, Stack, useToast } from '../../../ui'
import { closeSessions, getSessions } from '../calls'
import { messages } from '../messages'
import { SettingRow, SettingRows } from '../SettingRow'
import { deviceOf } from './deviceName'
import { useDeviceText } from './useDeviceText'

/** Where the member is logged in. */
export default withMessages(messages, function DevicesSection() {
  const { t } = useTranslation()
  const answer = useAnswer(getSessions, {}, { staleTime: 0 })
  return (
    <Panel title={t('account.devices.title')}>
      <Answered answer={answer} skeleton={<Skeleton height={96} />} failed={t('account.devices.failed')}>
        {({ sessions }) => <Devices sessions={sessions} onChanged={() => void answer.refetch()} />}
      </Answered>
    </Panel>
  )
})

interface DevicesProps {
  readonly sessions: MemberSessions['sessions']
  readonly onChanged: () => void
}

function Devices({ sessions, onChanged }: DevicesProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const device = useDeviceText()
  const client = useAtomValue(clientAtom)
  const { show } = useToast()
  /** The session that is being ended, or all others. */
  const [ending, setEnding] = useState<string>()
  const others = sessions.filter(({ current }) => !current).length

  const end = async (id?: string) => {
    if (ending !== undefined) return
    setEnding(id ?? 'others')
    try {
      await client(closeSessions, { body: id === undefined ? {} : { id } })
      onChanged()
      show({ tone: 'success', text: t('account.devices.ended', { count: id === undefined ? others : 1 }) })
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setEnding(undefined)
    }
  }
  return (
    <Stack gap={4}>
      <SettingRows>
        {sessions.map(({ id, device: program, address, seenAt, current }) => (
          <li key={id}>
            <SettingRow
              icon={deviceOf(program).isPhone ? 'smartphone' : 'monitor-play'}
              title={<bdi>{device(program)}</bdi>}
              text={
                <>
                  {address === undefined ? null : (
                    <>
                      <bdi>{address}</bdi> ·{' '}
                    </>
                  )}
                  {t('account.devices.seen', { time: formatDateTime(seenAt, language) })}
                </>
              }
            >
              {current ? (
                <Badge tone="success">{t('account.devices.current')}</Badge>
              ) : (
                <Button
                  size="s"
                  busy={ending === id}
                  aria-label={t('account.devices.endOf', { device: device(program) })}
                  onClick={() => void end(id)}
                >
                  {t('account.devices.end')}
                </Button>
              )}
            </SettingRow>
          </li>
        ))}
      </SettingRows>
      {others === 0 ? null : (
        <Button icon="log-out" busy={ending === 'others'} onClick={() => void end()}>
          {t('account.devices.endOthers')}
        </Button>
      )}
    </Stack>
  )
}
