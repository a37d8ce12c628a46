import type { ListedGame } from '../../contract/listed-game'
import { TitleIndex } from './search/TitleIndex'
import { bytes, integers, numbers, shorts } from './Column'
import { Names } from './Names'
import { betText, betUnits, rtpText, rtpUnits } from './units'

/** A game taken out of the columns, for a card or a dialog. */
export interface HallGame {
  readonly index: number
  readonly nodeId: string
  readonly gameId: string
  readonly title: string
  readonly vassalage: string
  readonly gameType: string
  readonly image: string | undefined
  readonly isHot: boolean
  readonly isNew: boolean
  readonly hasDemo: boolean
  /** Percent, a decimal string. */
  readonly rtp: string | undefined
  readonly volatility: string | undefined
  readonly lines: number | undefined
  /** Decimal string. */
  readonly minBet: string | undefined
  readonly features: readonly string[]
}

export const flag = { hot: 1, new: 2, demo: 4 } as const
/** Features that filters can tell apart: the bits of a number. */
const mostFeatures = 31
/** Place of a game that some list named before the catalogue did. */
export const noPlace = 0xffffffff

/**
 * The games of the hall in columns, one number or short text each, by the order in which they came. Only what is on
 * the screen becomes objects. Ids that come twice count once, the first time.
 */
export class Catalogue {
  readonly titles: string[] = []
  readonly index = new TitleIndex()
  readonly vendors = new Names()
  readonly types = new Names()
  readonly features = new Names()
  readonly vendorOf = shorts()
  readonly typeOf = shorts()
  readonly placeOf = integers()
  readonly linesOf = shorts()
  /** Ten-thousandths: a bet in a currency of small units is beyond 32 bits. */
  readonly minBetOf = numbers()
  readonly featuresOf = integers()
  readonly flagsOf = bytes()
  readonly releasedAt = numbers()
  /** Games of each vendor, by the vendor's number. */
  readonly gamesOf: number[][] = []
  private readonly volatilities = new Names()
  private readonly rtpOf = shorts()
  private readonly volatilityOf = bytes()
  private readonly byId = new Map<string, number>()
  private readonly nodeIds: string[] = []
  private readonly gameIds: string[] = []
  private readonly images: (string | undefined)[] = []

  get size(): number {
    return this.titles.length
  }

  /** Adds those that are not there yet. `firstPlace`: place of the first in the platform's order. Tells how many were new. */
  add(games: readonly ListedGame[], firstPlace: number): number {
    const before = this.size
    for (const [offset, game] of games.entries()) {
      const place = firstPlace === noPlace ? noPlace : firstPlace + offset
      const known = this.byId.get(game.nodeId)
      if (known === undefined) this.append(game, place)
      else if (place < this.placeOf.at(known)) this.placeOf.set(known, place)
    }
    return this.size - before
  }

  find(nodeId: string): number | undefined {
    return this.byId.get(nodeId)
  }

  idAt(index: number): string {
    return this.nodeIds[index] ?? ''
  }

  gameAt(index: number): HallGame {
    const flags = this.flagsOf.at(index)
    const rtp = this.rtpOf.at(index)
    const minBet = this.minBetOf.at(index)
    return {
      index,
      nodeId: this.idAt(index),
      gameId: this.gameIds[index] ?? '',
      title: this.titles[index] ?? '',
      vassalage: this.vendors.textOf(this.vendorOf.at(index)),
      gameType: this.types.textOf(this.typeOf.at(index)),
      image: this.images[index],
      isHot: (flags & flag.hot) !== 0,
      isNew: (flags & flag.new) !== 0,
      hasDemo: (flags & flag.demo) !== 0,
      rtp: rtp === 0 ? undefined : rtpText(rtp),
      volatility: this.volatilities.textOf(this.volatilityOf.at(index)) || undefined,
      lines: this.linesOf.at(index) || undefined,
      minBet: minBet === 0 ? undefined : betText(minBet),
      features: this.features.all.filter(
        (_, bit) => bit < mostFeatures && (this.featuresOf.at(index) & (1 << bit)) !== 0,
      ),
    }
  }

  private append(game: ListedGame, place: number): void {
    const at = this.size
    const vendor = this.vendors.idOf(game.vassalage)
    this.byId.set(game.nodeId, at)
    this.nodeIds.push(game.nodeId)
    this.gameIds.push(game.gameId ?? '')
    this.titles.push(game.title)
    this.images.push(game.image)
    this.index.add(game.title)
    this.vendorOf.set(at, vendor)
    const sameVendor = this.gamesOf[vendor]
    if (sameVendor) sameVendor.push(at)
    else this.gamesOf[vendor] = [at]
    this.typeOf.set(at, this.types.idOf(game.gameType ?? ''))
    this.placeOf.set(at, place)
    this.linesOf.set(at, game.lines ?? 0)
    this.minBetOf.set(at, game.minBet === undefined ? 0 : betUnits(game.minBet))
    this.featuresOf.set(at, this.bitsOf(game.features ?? []))
    this.flagsOf.set(
      at,
      (game.isHot === 1 ? flag.hot : 0) | (game.isNew === 1 ? flag.new : 0) | (game.demo === true ? flag.demo : 0),
    )
    this.releasedAt.set(at, game.releasedAt ?? 0)
    this.rtpOf.set(at, game.rtp === undefined ? 0 : rtpUnits(game.rtp))
    this.volatilityOf.set(at, this.volatilities.idOf(game.volatility ?? ''))
  }

  private bitsOf(features: readonly string[]): number {
    let bits = 0
    for (const feature of features) {
      const id = this.features.idOf(feature)
      if (id < mostFeatures) bits |= 1 << id
    }
    return bits >>> 0
  }
}
