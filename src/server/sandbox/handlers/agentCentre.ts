import type { AgentAnnouncements } from '../../../contract/agent-announcements'
import type { TeamOverview } from '../../../contract/team-overview'
import { ok } from '../answer'
import { demoLabel } from '../content/announcement'
import { agentAnnouncements } from '../content/agentAnnouncements'
import { daysIn, readZone } from '../days'
import { hour } from '../durations'
import { decimal } from '../money'
import { teamOf } from '../store/teamOverview'
import { forAgents } from './forAgents'
import { inPeriod, word } from './readPage'

/** `startTime`, `endTime`, `timeZone`, whose midnights part the days (MCSFE_getAgentTeamOverview). */
export const teamOverview = forAgents(
  inPeriod((call, period) => {
    const { platform, merchant, account } = call
    const parts = daysIn(period, readZone(word(call, 'timeZone')))
    const { days, ...team } = teamOf(platform.database, { ...period, ancestorId: account.id }, parts)
    const value: TeamOverview = {
      currency: merchant.currency.code,
      agents: team.agents,
      members: team.members,
      direct: team.direct,
      newMembers: team.newMembers,
      activeMembers: team.activeMembers,
      balance: decimal(team.balance),
      deposits: decimal(team.deposits),
      turnover: decimal(team.turnover),
      payout: decimal(team.payout),
      profit: decimal(team.turnover - team.payout),
      days: days.map(({ turnover, payout, ...day }) => ({
        ...day,
        turnover: decimal(turnover),
        payout: decimal(payout),
      })),
    }
    return ok(value)
  }),
)

export const announcementsForAgents = forAgents(({ platform, language }) => {
  const value: AgentAnnouncements = agentAnnouncements.map(({ id, age, title, content }) => ({
    id,
    title: title[language],
    content: content[language] + demoLabel[language],
    timestamp: platform.now() - age * hour,
  }))
  return ok(value)
})
