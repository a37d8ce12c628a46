import type { MissionSummary } from '../../contract/mission-summary'

export type Mission = MissionSummary['missions'][number]

/** late: its day or week is over, and it can still be claimed. */
export type MissionGroup = 'late' | Mission['period']

const order: readonly MissionGroup[] = ['late', 'DAILY', 'WEEKLY', 'ONCE']

/** The platform lists a mission of yesterday beside that of today. */
const groupOf = (mission: Mission, all: readonly Mission[]): MissionGroup => {
  const isOver = all.some((other) => other.missionId === mission.missionId && other.periodFrom > mission.periodFrom)
  return isOver ? 'late' : mission.period
}

/** Missions by when they end, what must be claimed first at the top. Groups without missions are left out. */
export const groupMissions = (missions: readonly Mission[]) =>
  order
    .map((group) => ({ group, missions: missions.filter((mission) => groupOf(mission, missions) === group) }))
    .filter((group) => group.missions.length > 0)
