import type { LotteryGame } from '../../../contract/lottery-game'
import type { Brand } from '../../../engine/brand'
import type { Vendor } from '../../../engine/facts'
import { isExternal } from '../../../site/launch/launchPlan'

export type Lottery = 'LOTT' | 'ELOTT'
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

/**
 * What the page of a lottery shows: its games and numbers, or the platform's own lottery in a frame. `unknown`: the page,
 * and that it does not know the game.
 */
export type LotteryView =
  | { readonly view: 'page' }
  | { readonly view: 'unknown' }
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
 * A game opens the betting view, `view=lobby` the lobby. Vendors have games besides those of the lists, so a code is
 * taken as it is; whose game it is says `vendorOf`.
 */
export function lotteryView({ gameCode, playType, view }: AskedView): LotteryView {
  if (gameCode === null || gameCode === '') return { view: view === 'lobby' ? 'lobby' : 'page' }
  if (!code.test(gameCode)) return { view: 'unknown' }
  return { view: 'betting', gameCode, playType: playType !== null && code.test(playType) ? playType : undefined }
}

/**
 * The lottery that an address stands for: its own where the platform has it, else the one that the brand has
 * (`games.lotteryType`).
 */
export function lotteryOf(
  asked: string,
  hasVendors: (lottery: Lottery) => boolean,
  { lotteryType }: Pick<Brand['games'], 'lotteryType'>,
): Lottery {
  const own = asked === 'ELOTT' ? 'ELOTT' : 'LOTT'
  return !hasVendors(own) && hasVendors(lotteryType) ? lotteryType : own
}

/** The table of prizes that holds; the brand may choose another one for each lottery (spec §3, prize modes). */
export function prizeModeOf(
  lottery: Lottery,
  vendor: Vendor | undefined,
  { prizeModes }: Pick<Brand['games'], 'prizeModes'>,
): PrizeMode {
  return vendor !== undefined && isExternal(vendor) ? 'SEA' : prizeModes[lottery]
}

/** Games of one vendor; of all where none is chosen. */
export function gamesOf(
  games: ReadonlyMap<string, LotteryGame>,
  vendor: string | undefined,
): ReadonlyMap<string, LotteryGame> {
  return vendor === undefined ? games : new Map([...games].filter(([, { vassalage }]) => vassalage === vendor))
}

/**
 * Whose lottery starts: that of the game, or the one that was chosen. A lobby that nobody chose is the first that is
 * open; a game that nobody knows belongs to the only vendor there is, or to none.
 */
export function vendorOf(
  view: LotteryView,
  chosen: string | null | undefined,
  vendors: readonly Vendor[],
): Vendor | undefined {
  if (chosen !== null && chosen !== undefined) return vendors.find(({ accountTypeName }) => accountTypeName === chosen)
  if (view.view === 'betting') return vendors.length === 1 ? vendors[0] : undefined
  return vendors.find(({ maintenance }) => !maintenance) ?? vendors[0]
}
