import { type GameCardVariant, gameRatios } from '../../../ui'

/** Everything that the places of cards follow from, in CSS pixels. */
export interface Geometry {
  readonly columns: number
  readonly cardWidth: number
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number
  readonly gap: number
}

/** Smallest widths of a card on phones and above, at the usual size of text. */
const widths: Readonly<Record<GameCardVariant, readonly [number, number]>> = {
  cover: [104, 148],
  wide: [156, 224],
  tile: [100, 168],
}
const tablet = 640
const narrow = 200
const gaps = { phone: 10, above: 16 } as const

/** @param scale of the text: 1 is the usual size */
export function columnsFor(width: number, variant: GameCardVariant, scale = 1): Omit<Geometry, 'rowHeight'> {
  const isPhone = width < tablet * scale
  const gap = isPhone ? gaps.phone : gaps.above
  const least = widths[variant][isPhone ? 0 : 1] * scale
  // two, and where no word would fit into half of it one
  const columns = Math.max(width < narrow * scale ? 1 : 2, Math.floor((width + gap) / (least + gap)))
  return { columns, gap, cardWidth: Math.max(0, (width - gap * (columns - 1)) / columns) }
}

/** Lines of words at the usual size, with what is around them. */
const wordsHeights: Readonly<Record<GameCardVariant, number>> = { cover: 50, wide: 61, tile: 74 }

/** Before a card could be measured: its picture and the words below. */
export const guessedHeight = (cardWidth: number, variant: GameCardVariant): number =>
  Math.round(cardWidth / gameRatios[variant] + wordsHeights[variant])

export interface RowRange {
  readonly first: number
  /** The row after the last. */
  readonly end: number
}

/** Rows that touch what is seen of a grid without end, with so many pixels before and after it. */
export function rowsSeen(top: number, height: number, rowHeight: number, before: number, after: number): RowRange {
  if (rowHeight <= 0) return { first: 0, end: 0 }
  const first = Math.max(0, Math.floor((top - before) / rowHeight))
  return { first, end: Math.max(first + 1, Math.ceil((top + height + after) / rowHeight)) }
}

/** As many of the rows that there are: where the list has become shorter than the page was scrolled, its last ones. */
export function rowsOf({ first, end }: RowRange, rows: number): RowRange {
  const last = Math.min(end, rows)
  return { first: Math.max(0, Math.min(first, rows - (end - first))), end: last }
}

/** Of the rows near the window those that may be seen in it: without the whole rows that fit into the margins. */
export function rowsInside({ first, end }: RowRange, margin: number, rowHeight: number): RowRange {
  const rows = rowHeight <= 0 ? 0 : Math.floor(margin / rowHeight)
  const inner = first === 0 ? 0 : first + rows
  return { first: inner, end: Math.max(inner, end - rows) }
}

/** One row nearer to a range: first those rows are let go that are not in it, then it grows from its first on. */
export function towards(rows: RowRange, target: RowRange): RowRange {
  const first = Math.max(rows.first, target.first)
  const end = Math.min(rows.end, target.end)
  if (first >= end) return { first: target.first, end: Math.min(target.first + 1, target.end) }
  if (end < target.end) return { first, end: end + 1 }
  return { first: Math.max(first - 1, target.first), end }
}

/** The rows near the window, and with them those drawn before that have left it by at most so many. */
export function withLeaving(near: RowRange, before: RowRange, most: number): RowRange {
  if (before.end < near.first || before.first > near.end) return near
  const lead = near.first - before.first
  const trail = before.end - near.end
  return {
    first: lead > 0 && lead <= most ? before.first : near.first,
    end: trail > 0 && trail <= most ? before.end : near.end,
  }
}
