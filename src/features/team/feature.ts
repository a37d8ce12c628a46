import { seesAgentPage } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

export const feature: Feature = {
  id: 'team',
  entries: [
    entry('agent.menu', {
      id: 'teamManagement',
      order: 30,
      when: seesAgentPage('teamManagement'),
      label: 'team.title',
      icon: 'users',
      group: 'team',
      props: { pageKey: 'teamManagement', load: () => import('./TeamPage') },
    }),
  ],
}
