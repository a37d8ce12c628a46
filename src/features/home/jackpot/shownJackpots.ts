import type { Jackpot } from '../../../contract/jackpot'

/**
 * Jackpots of the whole platform, and those of the vendors that are here. Home has every vendor.
 * @param vendors codes; undefined: all
 */
export function shownJackpots(jackpots: Jackpot, vendors: readonly string[] | undefined): Jackpot {
  const seen = new Set<string>()
  return jackpots.filter(({ id, vassalage }) => {
    if (seen.has(id)) return false
    seen.add(id)
    return vendors === undefined || vassalage === undefined || vendors.includes(vassalage)
  })
}
