import type { Brand } from '../../../engine/brand'

export type Lottery = 'LOTT' | 'ELOTT'
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

/** What the page of a lottery shows: its games and numbers, or the platform's own lottery in a frame. */
export type LotteryView =
  | { readonly view: 'page' }
  | { readonly view: 'lobby' }
  | { readonly view: 'betting'; readonly gameCode: string; readonly playType: string | undefined }

/** Of the address (spec §2: gameCode and playType), and `view`. */
export interface AskedView {
  readonly gameCode: string | null
  readonly playType: string | null
  readonly view: string | null
}

const code = /^[\w.:-]{1,64}$/

/**
 * A game opens the betting view, `view=lobby` the lobby. LOTT has no games but those of its menus: a code that is not
 * among them, such as one of an old link, leads to the lobby. Vendors of ELOTT have games besides, so its codes are
 * taken as they are.
 * @param known codes of the menus, once they are there
 */
export function lotteryView(lottery: Lottery, { gameCode, playType, view }: AskedView, known: ReadonlySet<string> | undefined): LotteryView {
  if (gameCode !== null && code.test(gameCode)) {
    if (lottery === 'LOTT' && known?.has(gameCode) === false) return { view: 'lobby' }
    return { view: 'betting', gameCode, playType: playType !== null && code.test(playType) ? playType : undefined }
  }
  return { view: view === 'lobby' ? 'lobby' : 'page' }
}

/**
 * The lottery that an address stands for: its own where the platform has it, else the one that the brand has
 * (`games.lotteryType`).
 */
export function lotteryOf(asked: string, hasVendors: (lottery: Lottery) => boolean, { lotteryType }: Pick<Brand['games'], 'lotteryType'>): Lottery {
  const own = asked === 'ELOTT' ? 'ELOTT' : 'LOTT'
  return !hasVendors(own) && hasVendors(lotteryType) ? lotteryType : own
}

/** Vendor of the South-East Asian lotteries, which has a table of prizes of its own. */
const seaVendor = 'TCG_SEA'

/** The table of prizes that holds; the brand may choose another one for each lottery (spec §3, prize modes). */
export function prizeModeOf(lottery: Lottery, vassalage: string | undefined, { prizeModes }: Pick<Brand['games'], 'prizeModes'>): PrizeMode {
  return vassalage === seaVendor ? 'SEA' : prizeModes[lottery]
}
