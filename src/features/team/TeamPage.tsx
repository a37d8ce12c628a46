import { useState } from 'react'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as passwordMessages } from '../../shared/paymentPassword/messages'
import { messages as transferMessages } from '../../shared/teamTransfer/messages'
import { withMessages } from '../../site/withMessages'
import { MemberCard } from './MemberCard'
import { messages } from './messages'
import { shutTree } from './openBranches'
import { TeamLevels } from './TeamLevels'
import { TeamTree } from './TeamTree'
import { useTeamAddress } from './useTeamAddress'
import { ViewSwitch } from './ViewSwitch'

/** Team management (spec §2): levels as a list or a tree, and one account's card. */
function TeamPage() {
  const view = useTeamAddress()
  // above the card: whoever leaves one finds the tree as it was
  const [tree, setTree] = useState(shutTree)
  if (view.account !== undefined) return <MemberCard key={view.account} account={view.account} view={view} />
  return (
    <>
      <ViewSwitch view={view} />
      {view.isTree ? <TeamTree view={view} tree={tree} onTree={setTree} /> : <TeamLevels view={view} />}
    </>
  )
}

export default withMessages([passwordMessages, moneyMessages, transferMessages, messages], TeamPage)
