import type { Parameters } from '../../../shared/address/trueSearch'
import { addressText, type TypedQuery } from '../../../shared/gameBar/useTypedQuery'

/** What games of a lottery are narrowed to; the vendor aside, which is a page of its own. */
export interface LotteryQuery extends TypedQuery {
  /** Code of a menu of the platform. */
  readonly group: string | undefined
}

export const readLotteryQuery = (search: URLSearchParams): LotteryQuery => ({
  text: addressText(search.get('q') ?? ''),
  group: search.get('group') ?? undefined,
  more: 0,
})

/** What the address says of it. */
export const lotteryAddress = ({ text, group }: LotteryQuery): Parameters => ({
  q: addressText(text) || undefined,
  group,
})
