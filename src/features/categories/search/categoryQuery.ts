import type { Parameters } from '../../../shared/address/trueSearch'
import { readSort, type Sort } from '../../../shared/gameBar/sorts'
import { readBet } from '../../../shared/gameBar/betSteps'
import { addressText, moreParameter, readMore, type TypedQuery } from '../../../shared/gameBar/useTypedQuery'

/** What games may be. */
export const marks = ['hot', 'new', 'demo'] as const
export type Mark = (typeof marks)[number]

/** What a category is asked for; its vendor aside, which is a page of its own. */
export interface CategoryQuery extends TypedQuery {
  /** Undefined: best match first while there is a text, otherwise as the platform recommends. */
  readonly sort: Sort | undefined
  /** Most that the smallest bet of a game or a table may be, one of `betSteps`. */
  readonly bet: string | undefined
  /** Of games alone. */
  readonly marks: readonly Mark[]
  /** Of tables alone: seats are free. */
  readonly seats: boolean
  /** Of tables alone: BCP 47 tag of what is spoken there. */
  readonly language: string | undefined
}

export const emptyQuery: CategoryQuery = {
  text: '',
  sort: undefined,
  bet: undefined,
  marks: [],
  seats: false,
  language: undefined,
  more: 0,
}

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** Reads the address; what is not understood is as if it were not there. */
export function readCategoryQuery(search: URLSearchParams): CategoryQuery {
  const said = (search.get('only') ?? '').split(',')
  const chosen = marks.filter((mark) => said.includes(mark))
  const language = search.get('lang') ?? ''
  // as `withFilter`: no table is a hot game
  const isOfTables = chosen.length === 0
  return {
    text: addressText(search.get('q') ?? ''),
    sort: readSort(search.get('sort')),
    bet: readBet(search.get('bet')),
    marks: chosen,
    seats: isOfTables && search.get('seats') === 'free',
    language: isOfTables && languageTag.test(language) ? language : undefined,
    more: readMore(search.get('more')),
  }
}

/** What the address says of a question. */
export const categoryAddress = ({
  text,
  sort,
  bet,
  marks: chosen,
  seats,
  language,
  more,
}: CategoryQuery): Parameters => ({
  q: addressText(text) || undefined,
  sort,
  bet,
  only: chosen.join(',') || undefined,
  seats: seats ? 'free' : undefined,
  lang: language,
  more: moreParameter(more),
})

export const countFilters = ({ bet, marks: chosen, seats, language }: CategoryQuery): number =>
  chosen.length + [bet !== undefined, seats, language !== undefined].filter(Boolean).length

/** Whether anything is asked for: otherwise the page is as the platform and the brand arrange it. */
export const asks = (query: CategoryQuery): boolean =>
  query.text.trim() !== '' || query.sort !== undefined || countFilters(query) > 0

/** Filters of tables and filters of games say nothing about each other: the last that was chosen counts. */
export const withFilter = (query: CategoryQuery, part: Partial<CategoryQuery>): Partial<CategoryQuery> => {
  const next = { ...query, ...part }
  if ('marks' in part && next.marks.length > 0) return { ...part, seats: false, language: undefined }
  if (next.seats || next.language !== undefined) return { ...part, marks: [] }
  return part
}

export const withoutFilters = (query: CategoryQuery): CategoryQuery => ({
  ...emptyQuery,
  text: query.text,
  sort: query.sort,
})
