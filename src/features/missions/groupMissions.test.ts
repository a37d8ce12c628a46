import { expect, it } from 'vitest'
import { groupMissions, type Mission } from './groupMissions'

const mission = (missionId: string, period: Mission['period'], periodFrom = 0): Mission => ({
  ...{ missionId, period, periodFrom, name: missionId, steps: [], prize: { kind: 'NOTHING' }, points: 1 },
  state: 'DONE',
})

it('puts first what is over and can still be claimed, and leaves empty groups out', () => {
  const missions = [mission('once', 'ONCE'), mission('day', 'DAILY', 20), mission('day', 'DAILY', 10)]
  const groups = groupMissions(missions).map(({ group, missions: own }) => [group, own.map((one) => one.periodFrom)])
  expect(groups).toEqual([
    ['late', [10]],
    ['DAILY', [20]],
    ['ONCE', [0]],
  ])
})
