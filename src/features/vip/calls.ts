import { rankLadderSchema, type RankLadder } from '../../contract/rank-ladder'
import { rankProgressSchema, type RankProgress } from '../../contract/rank-progress'
import type { NamedCall } from '../../platform/calls'

const common = { method: 'GET', moduleId: 'COMM3', alert: false } as const

export const getRankProgress: NamedCall<RankProgress> = {
  ...common,
  id: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  token: true,
  value: rankProgressSchema,
}

/** Every rank, with what it takes and gives; visitors may ask. */
export const getRankLadder: NamedCall<RankLadder> = {
  ...common,
  id: 'rankLadder',
  path: '/wps/relay/MCSFE_getRankLadder',
  value: rankLadderSchema,
}
