import { agent, all, moduleOn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'teamReports',
  entries: [
    entry('agent.menu', {
      id: 'agentTeamBetting',
      order: 40,
      when: all(agent, moduleOn('TEAMBET3')),
      label: 'teamReports.betting',
      icon: 'ticket',
      group: 'team',
      props: { pageKey: 'agentTeamBetting', load: () => import('./TeamBettingPage') },
    }),
    entry('team.member', {
      id: 'agentTeamBetting',
      order: 10,
      when: all(agent, moduleOn('TEAMBET3')),
      label: 'teamReports.betting',
      icon: 'ticket',
      props: { opens: 'agentTeamBetting' },
    }),
    entry('agent.menu', {
      id: 'agentTeamTransactions',
      order: 50,
      when: all(agent, moduleOn('TEAMTRANS3')),
      label: 'teamReports.transactions',
      icon: 'history',
      group: 'team',
      props: { pageKey: 'agentTeamTransactions', load: () => import('./TeamTransactionsPage') },
    }),
    entry('agent.menu', {
      id: 'agentSubordinateProfit',
      order: 60,
      when: all(agent, moduleOn('SUBPROFIT3')),
      label: 'teamReports.profit',
      icon: 'scale',
      group: 'team',
      props: { pageKey: 'agentSubordinateProfit', load: () => import('./SubordinateProfitPage') },
    }),
  ],
}
