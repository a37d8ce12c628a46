import type { Parameters } from '../../../shared/address/trueSearch'
import { readBet } from '../../../shared/gameBar/betSteps'
import { readSort, type Sort } from '../../../shared/gameBar/sorts'
import { addressText, moreParameter, readMore, type TypedQuery } from '../../../shared/gameBar/useTypedQuery'

/** Kinds of games of the hall (spec §2, slots). */
export const gameTypes = ['RNG', 'JP', 'TG', 'AC', 'SC', 'VP', 'BG'] as const
export type GameType = (typeof gameTypes)[number]

/** Lines that a game has, both ends included. 25 lines are the usual ones (spec §9). */
export const lineRanges = {
  few: [1, 10],
  some: [11, 24],
  usual: [25, 25],
  many: [26, 65_535],
} as const satisfies Record<string, readonly [number, number]>
export type LineRange = keyof typeof lineRanges

/** What the hall is asked for. All of it is in the address, so that reloading, sharing and going back keep it. */
export interface HallQuery extends TypedQuery {
  /** Id of the tab; undefined stands for the first. */
  readonly tab: string | undefined
  readonly vendors: readonly string[]
  readonly types: readonly GameType[]
  readonly lines: LineRange | undefined
  /** Most that the smallest bet may be, one of `betSteps`. */
  readonly bet: string | undefined
  readonly features: readonly string[]
  /** Undefined: best match first while there is a text, otherwise the most popular. */
  readonly sort: Sort | undefined
}

export const emptyQuery: HallQuery = {
  tab: undefined,
  text: '',
  vendors: [],
  types: [],
  lines: undefined,
  bet: undefined,
  features: [],
  sort: undefined,
  more: 0,
}

const mostCodes = 24
const code = /^[\w.:-]{1,64}$/

const codes = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))].filter((one) => code.test(one)).slice(0, mostCodes)

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)

/**
 * Reads the address; what is not understood is as if it were not there.
 * @param known codes of the hall's vendors, once they are there
 */
export function readHallQuery(search: URLSearchParams, known?: ReadonlySet<string>): HallQuery {
  const lineRangeNames = ['few', 'some', 'usual', 'many'] as const
  return {
    tab: codes(search.get('page'))[0],
    text: addressText(search.get('q') ?? ''),
    vendors: codes(search.get('vendor')).filter((vendor) => known?.has(vendor) ?? true),
    types: gameTypes.filter((type) => codes(search.get('type')).includes(type)),
    lines: oneOf(lineRangeNames, search.get('lines')),
    bet: readBet(search.get('bet')),
    features: codes(search.get('feature')),
    sort: readSort(search.get('sort')),
    more: readMore(search.get('more')),
  }
}

/** What the address says of a question, the text aside. */
export const hallParameters = (query: HallQuery): Parameters => ({
  page: query.tab,
  vendor: query.vendors.join(',') || undefined,
  type: query.types.join(',') || undefined,
  lines: query.lines,
  bet: query.bet,
  feature: query.features.join(',') || undefined,
  sort: query.sort,
  more: moreParameter(query.more),
})

/** All that the address says of a question. */
export function hallAddress(query: HallQuery): Parameters {
  const { page, ...others } = hallParameters(query)
  return { page, q: addressText(query.text) || undefined, ...others }
}

/** Filters that are on, the text and the order aside. */
export const countFilters = ({ vendors, types, lines, bet, features }: HallQuery): number =>
  vendors.length + types.length + features.length + (lines === undefined ? 0 : 1) + (bet === undefined ? 0 : 1)

export const withoutFilters = (query: HallQuery): HallQuery => ({ ...emptyQuery, tab: query.tab, sort: query.sort })
