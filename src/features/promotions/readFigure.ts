import type { Announcement } from '../../contract/announcements'
import type { Prize } from '../../contract/prize'
import { decimalOf, isLess } from '../../lib/decimal'

/** What a share is a share of. */
const bases = ['DEPOSIT', 'STAKE', 'LOSS'] as const
export type Basis = (typeof bases)[number]

/** What one gets, in figures. Amounts are decimal strings. */
export type Figure =
  | {
      readonly type: 'share'
      readonly percent: string
      /** Where it differs: the smallest. */
      readonly least?: string
      readonly of?: Basis
      readonly most?: string
    }
  | { readonly type: 'money'; readonly amount: string; readonly isBonus: boolean }
  | { readonly type: 'points'; readonly points: string; readonly per?: string }
  | { readonly type: 'tickets'; readonly count: number }

type Offer = NonNullable<Announcement['offer']>

const positive = (sent: string | number | undefined): string | undefined => {
  const decimal = sent === undefined ? undefined : decimalOf(sent)
  return decimal !== undefined && isLess('0', decimal) ? decimal : undefined
}

/** The offer of the promotion, or what its activity gives. Undefined: the platform tells no figure, and none is made up. */
export function readFigure(offer: Offer | undefined, prize: Prize | undefined): Figure | undefined {
  return (offer && offered(offer)) ?? (prize && given(prize))
}

function offered({ percent, leastPercent, of, most, amount, points, per }: Offer): Figure | undefined {
  const [share, least, ceiling] = [positive(percent), positive(leastPercent), positive(most)]
  if (share !== undefined) {
    const basis = bases.find((known) => known === of)
    return {
      type: 'share',
      percent: share,
      ...(least !== undefined && isLess(least, share) && { least }),
      ...(basis !== undefined && { of: basis }),
      ...(ceiling !== undefined && { most: ceiling }),
    }
  }
  const [sum, count, each] = [positive(amount), positive(points), positive(per)]
  if (sum !== undefined) return { type: 'money', amount: sum, isBonus: false }
  if (count === undefined) return undefined
  return { type: 'points', points: count, ...(each !== undefined && { per: each }) }
}

function given({ kind, amount, tickets = 1 }: Prize): Figure | undefined {
  if (kind === 'TICKETS') return { type: 'tickets', count: tickets }
  const sum = positive(amount)
  return kind === 'NOTHING' || sum === undefined ? undefined : { type: 'money', amount: sum, isBonus: kind === 'BONUS' }
}
