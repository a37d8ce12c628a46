import { all, moduleOn, seesAgentPage } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'teamReports',
  entries: [
    entry('agent.menu', {
      id: 'agentTeamBetting',
      order: 40,
      when: all(seesAgentPage('agentTeamBetting'), moduleOn('TEAMBET3')),
      label: 'teamReports.betting',
      icon: 'ticket',
      group: 'team',
      props: { pageKey: 'agentTeamBetting', load: () => import('./TeamBettingPage') },
    }),
    entry('team.member', {
      id: 'agentTeamBetting',
      order: 10,
      when: all(seesAgentPage('agentTeamBetting'), moduleOn('TEAMBET3')),
      label: 'teamReports.betting',
      icon: 'ticket',
      props: { opens: 'agentTeamBetting' },
    }),
    entry('agent.menu', {
      id: 'agentTeamTransactions',
      order: 50,
      when: all(seesAgentPage('agentTeamTransactions'), moduleOn('TEAMTRANS3')),
      label: 'teamReports.transactions',
      icon: 'history',
      group: 'team',
      props: { pageKey: 'agentTeamTransactions', load: () => import('./TeamTransactionsPage') },
    }),
    entry('agent.menu', {
      id: 'agentSubordinateProfit',
      order: 60,
      when: all(seesAgentPage('agentSubordinateProfit'), moduleOn('SUBPROFIT3')),
      label: 'teamReports.profit',
      icon: 'scale',
      group: 'team',
      props: { pageKey: 'agentSubordinateProfit', load: () => import('./SubordinateProfitPage') },
    }),
  ],
}
