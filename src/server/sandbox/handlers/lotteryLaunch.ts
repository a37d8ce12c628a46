import type { LaunchRequest } from '../../../contract/launch-request'
import type { LotteryLaunchRequest } from '../../../contract/lottery-launch-request'
import { validate } from '../../schemas'
import { type Answer, refuseFields } from '../answer'
import type { Database } from '../db/database'
import { lotteries } from '../lottery/games'
import { startOf, vendors } from '../seed/vendors'
import { findVendorGame } from '../store/games'

const isLotteryRequest = (sent: unknown): sent is LotteryLaunchRequest =>
  validate('lottery-launch-request', sent).length === 0

type LotteryStart = { readonly refusal: Answer } | { readonly gameCode: string | undefined }

const notLottery: LotteryStart = { gameCode: undefined }
const refused = (fields: Record<string, string>): LotteryStart => ({ refusal: refuseFields(fields) })

/**
 * Lotteries start in their own mode alone, with a game of the draws or of the vendor's list; what has a window of its
 * own pays by the table of South-East Asia.
 */
export function readLottery(sent: LaunchRequest, database: Database): LotteryStart {
  const isExternal = startOf(sent.vassalage).isGame === 'TCG_SEA'
  if (sent.launchMode !== 'LOTT')
    return isExternal || isLotteryVendor(sent.vassalage) ? refused({ launchMode: 'LOTT' }) : notLottery
  if (!isLotteryRequest(sent)) {
    const problems = validate('lottery-launch-request', sent)
    return refused(
      Object.fromEntries(
        problems.map(({ instancePath, message }) => [instancePath.slice(1) || 'body', message ?? 'type']),
      ),
    )
  }
  if (isExternal !== (sent.lottoPrizeMode === 'SEA')) return refused({ lottoPrizeMode: 'of another vendor' })
  const { lottoView, lottoGameCode = '', vassalage } = sent
  if (lottoView === 'lobby') return notLottery
  const isDrawn = lotteries.some(({ code, vendor }) => code === lottoGameCode && vendor === vassalage)
  const isListed = findVendorGame(database, vassalage, lottoGameCode, { language: 'EN' }) !== undefined
  return isDrawn || isListed ? { gameCode: lottoGameCode } : refused({ lottoGameCode: 'unknown' })
}

const lotteryCategories: readonly string[] = ['LOTT', 'ELOTT']
const isLotteryVendor = (code: string): boolean =>
  vendors.some((vendor) => vendor.code === code && lotteryCategories.includes(vendor.category))

/** Sections of a sportsbook, which a launch names in place of a game. */
const sections: readonly string[] = ['rolling', 'today', 'hot', 'league']
export const isSection = (gameId: string | undefined): boolean => gameId !== undefined && sections.includes(gameId)
