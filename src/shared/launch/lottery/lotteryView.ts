import type { LotteryGame } from '../../../contract/lottery-game'
import type { Brand } from '../../../engine/brand'
import type { Vendor } from '../../../engine/facts'
import { isExternal } from '../../../site/launch/launchPlan'

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

/** Something is asked for that is no code at all: no list has it. */
export const isNoCode = (gameCode: string | null): boolean =>
  gameCode !== null && gameCode !== '' && !code.test(gameCode)

/**
 * A game opens the betting view, `view=lobby` the lobby. LOTT has no games but those of its menus: a code that is not
 * among them, such as one of an old link, leads to the lobby. Vendors of ELOTT have games besides, so its codes are
 * taken as they are.
 * @param known codes of the menus, once they are there
 */
export function lotteryView(
  lottery: Lottery,
  { gameCode, playType, view }: AskedView,
  known: ReadonlySet<string> | undefined,
): LotteryView {
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
