import * as z from 'zod/mini'
import { rankSchema } from '../../contract/rank'
import { rankLadderSchema, type RankLadder } from '../../contract/rank-ladder'
import { rankProgressSchema, type RankProgress } from '../../contract/rank-progress'
import { shortName } from '../../lib/shownText'
import type { NamedCall } from '../../platform/calls'
import { eachOf } from '../../platform/eachOf'

const common = { method: 'GET', moduleId: 'COMM3', alert: false } as const

const progressSchema = z.pipe(
  rankProgressSchema,
  z.transform(({ playerRankName, nextRankName, ...progress }) => ({
    ...progress,
    playerRankName: shortName(playerRankName),
    ...(nextRankName !== undefined && { nextRankName: shortName(nextRankName) }),
  })),
)
const named = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: shortName(one.name) })

const ladderSchema = z.pipe(
  z.extend(rankLadderSchema, { content: eachOf(rankSchema) }),
  z.transform(({ content, ...ladder }) => ({
    ...ladder,
    content: content.map(({ benefits, ...rank }) => ({
      ...named(rank),
      ...(benefits && { benefits: benefits.map(named) }),
    })),
  })),
)

export const getRankProgress: NamedCall<RankProgress> = {
  ...common,
  id: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  token: true,
  value: progressSchema,
}

/** Every rank, with what it takes and gives; visitors may ask. */
export const getRankLadder: NamedCall<RankLadder> = {
  ...common,
  id: 'rankLadder',
  path: '/wps/relay/MCSFE_getRankLadder',
  value: ladderSchema,
}
