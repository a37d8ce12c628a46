import type { OpenAccountSettings } from '../../contract/open-account-settings'
import { useTranslation } from '../../i18n/translate'
import { messages as invitingMessages } from '../../shared/inviting/messages'
import { Answered } from '../../shared/lists/Answered'
import { pauseAtom, withdrawOnlyAtom } from '../../shared/safety/pause'
import { PausedState } from '../../shared/safety/PausedState'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Skeleton, Tabs } from '../../ui'
import { getOpenAccountSettings } from './calls'
import { Invitations } from './Invitations'
import { messages } from './messages'
import { OpenAccount } from './OpenAccount'
import { useWayAddress } from './useWayAddress'

/**
 * Accounts below one's own: opened here, or by whoever registers with a link (spec §2, agent pages). A session that was
 * opened to withdraw can do neither.
 */
function OpenAccountPage() {
  const { t } = useTranslation()
  const pause = useAtomValue(pauseAtom)
  const isClosed = useAtomValue(withdrawOnlyAtom)
  if (!isClosed) return <Offered />
  return (
    <PausedState
      until={pause?.until}
      title={t('openAccount.paused')}
      text={(time) => t('openAccount.pausedText', { time })}
      withdraw={t('openAccount.pausedWithdraw')}
    />
  )
}

function Offered() {
  const { t } = useTranslation()
  const answer = useAnswer(getOpenAccountSettings, {}, { staleTime: 0 })
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={480} radius="var(--radius-l)" />}
      failed={t('openAccount.failed')}
    >
      {(settings) => <Ways settings={settings} />}
    </Answered>
  )
}

function Ways({ settings }: { readonly settings: OpenAccountSettings }) {
  const { t } = useTranslation()
  const address = useWayAddress()
  return (
    <Tabs
      label={t('openAccount.ways')}
      tabs={[
        { id: 'account', label: t('openAccount.title'), icon: 'user-plus' },
        { id: 'links', label: t('openAccount.links'), icon: 'link' },
      ]}
      selected={address.way}
      onSelect={address.setWay}
    >
      {address.way === 'account' ? (
        <OpenAccount settings={settings} />
      ) : (
        <Invitations settings={settings} address={address} />
      )}
    </Tabs>
  )
}

export default withMessages([invitingMessages, messages], OpenAccountPage)
