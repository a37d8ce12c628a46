import { useSlot } from '../../site/Slot'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { withMessages } from '../../site/withMessages'
import { Stack } from '../../ui'
import { ReferralLinks } from './ReferralLinks'
import { ReferralRewards } from './ReferralRewards'
import { messages } from './messages'
import { messages as invitingMessages } from '../../shared/inviting/messages'

/**
 * Inviting friends: the code and the links, what it earns, and how far each friend is (spec §2). Who has the agents' own
 * page of links has commissions instead of rewards.
 */
function InvitePage() {
  const hasCommissions = useSlot('agent.menu').some(({ id }) => id === 'referralLink')
  return (
    <Stack gap={5}>
      <ReferralLinks />
      {hasCommissions ? null : <ReferralRewards />}
    </Stack>
  )
}

export default withMessages([prizeMessages, invitingMessages, messages], InvitePage)
