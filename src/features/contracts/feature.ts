import { all, any, moduleOn, seesAgentPage } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'

const hasContracts = any(
  moduleOn('SIGNCONDIV3'),
  moduleOn('DAILYSALCONT3'),
  moduleOn('HOURSAL3'),
  moduleOn('RTSALARY3'),
)

export const feature: Feature = {
  id: 'contracts',
  entries: [
    entry('agent.menu', {
      id: 'agentIncome',
      order: 70,
      when: all(seesAgentPage('agentIncome'), hasContracts),
      label: 'contracts.income',
      icon: 'coins',
      group: 'team',
      props: { pageKey: 'agentIncome', load: () => import('./IncomePage') },
    }),
    entry('agent.menu', {
      id: 'contractRequests',
      order: 90,
      when: all(seesAgentPage('contractRequests'), hasContracts),
      label: 'contracts.title',
      icon: 'handshake',
      group: 'team',
      props: { pageKey: 'contractRequests', badge: 'contracts', load: () => import('./ContractsPage') },
    }),
    entry('team.member', {
      id: 'contractRequests',
      order: 20,
      when: all(seesAgentPage('contractRequests'), hasContracts),
      label: 'contracts.title',
      icon: 'handshake',
      props: { opens: 'contractRequests', agentsOnly: true, directOnly: true, openOnly: true },
    }),
  ],
}
