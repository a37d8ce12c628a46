import { seesAgentPage } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'openAccount',
  entries: [
    entry('agent.menu', {
      id: 'agentOpenAccount',
      order: 20,
      when: seesAgentPage('agentOpenAccount'),
      label: 'openAccount.title',
      icon: 'user-plus',
      group: 'team',
      props: { pageKey: 'agentOpenAccount', load: () => import('./OpenAccountPage') },
    }),
  ],
}
