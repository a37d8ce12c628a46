import { rankProgressSchema, type RankProgress } from '../../contract/rank-progress'
import type { NamedCall } from '../../platform/calls'

export const getRankProgress: NamedCall<RankProgress> = {
  id: 'rankProgress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  moduleId: 'COMM3',
  token: true,
  value: rankProgressSchema,
}
