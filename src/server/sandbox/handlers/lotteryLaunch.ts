import type { LaunchRequest } from '../../../contract/launch-request'
import type { LotteryLaunchRequest } from '../../../contract/lottery-launch-request'
import { validate } from '../../schemas'
import { type Answer, refuseFields } from '../answer'
import { lotteries } from '../lottery/games'

const isLotteryRequest = (sent: unknown): sent is LotteryLaunchRequest => validate('lottery-launch-request', sent).length === 0

/**
 * What is wrong with a start in the lottery's mode; undefined where nothing is. One that names no view is a vendor's
 * own start.
 */
export function refuseLottery(sent: LaunchRequest): Answer | undefined {
  if (sent.launchMode !== 'LOTT' || !Object.hasOwn(sent, 'lottoView')) return undefined
  if (!isLotteryRequest(sent)) {
    const problems = validate('lottery-launch-request', sent)
    return refuseFields(Object.fromEntries(problems.map(({ instancePath, message }) => [instancePath.slice(1) || 'body', message ?? 'type'])))
  }
  if (sent.lottoView === 'lobby') return undefined
  const known = lotteries.some(({ code, vendor }) => code === sent.lottoGameCode && vendor === sent.vassalage)
  return known ? undefined : refuseFields({ lottoGameCode: 'unknown' })
}

/** Sections of a sportsbook, which a launch names in place of a game. */
const sections: readonly string[] = ['rolling', 'today', 'hot', 'league']
export const isSection = (gameId: string | undefined): boolean => gameId !== undefined && sections.includes(gameId)
