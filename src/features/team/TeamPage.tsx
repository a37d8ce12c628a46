import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as passwordMessages } from '../../shared/paymentPassword/messages'
import { messages as transferMessages } from '../../shared/teamTransfer/messages'
import { withMessages } from '../../site/withMessages'
import { messages } from './messages'
import { TeamList } from './TeamList'
import { TeamMemberView } from './TeamMemberView'
import { TeamTree } from './TeamTree'
import { useTeamAddress } from './useTeamAddress'

/** Everybody below an agent: level by level, as a tree, and each with a card (spec §2, team management). */
function TeamPage() {
  const { account, isTree } = useTeamAddress()
  if (account !== undefined) return <TeamMemberView key={account} account={account} />
  return isTree ? <TeamTree /> : <TeamList />
}

export default withMessages([passwordMessages, moneyMessages, transferMessages, messages], TeamPage)
