import { reportPage } from './reportPage'
import { MemberBets } from './MemberBets'
import { TeamBetting } from './TeamBetting'
import { accountTypes, knownLevels, useGameChoices, useReport } from './useReport'

/** Settled bets of everybody below, by account; one account's bets where the address names it (spec §2). */
function TeamBettingPage() {
  const games = useGameChoices()
  const report = useReport({ ...games.known, level: knownLevels, accountType: accountTypes })
  return report.account === undefined ? (
    <TeamBetting report={report} games={games.choices} />
  ) : (
    <MemberBets report={report} account={report.account} games={games.choices} />
  )
}

export default reportPage(TeamBettingPage)
