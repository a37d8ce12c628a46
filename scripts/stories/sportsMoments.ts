import * as z from 'zod/mini'
import { matchesSchema } from '../../src/contract/matches'
import type { createTestSandbox } from '../../src/server/sandbox/testing/testSandbox'
import type { RecordedAnswer } from '../../stories/platform/recorded'

const path = '/wps/relay/GLS2_matchList'

/** Matches to come, and none in play. */
export async function noMatchInPlay(sandbox: ReturnType<typeof createTestSandbox>): Promise<RecordedAnswer> {
  const { value } = await sandbox.call('GET', path, { merchant: 'aurora', module: 'GAMELO3' })
  const { serverTime, leagues } = z.parse(matchesSchema, value)
  const toCome = leagues.slice(0, 2).map((league) => ({
    ...league,
    matches: league.matches.filter(({ live }) => live === undefined).slice(0, 4),
  }))
  return {
    ask: `GET ${path}`,
    moment: 'no match in play',
    answer: { success: true, value: { serverTime, leagues: toCome } },
  }
}
