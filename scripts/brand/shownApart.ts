import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

interface Shown {
  readonly value: unknown
  /** As it is printed: cut where it is long. */
  readonly text: string
}

/** How two values are printed, so that they differ where the values do; undefined where they are the same. */
export function shownApart(one: Shown, other: Shown): readonly [string, string] | undefined {
  if (isDeepStrictEqual(one.value, other.value)) return undefined
  return one.text === other.text ? [marked(one), marked(other)] : [one.text, other.text]
}

/** What differs is in the part that was cut off. */
const marked = ({ value, text }: Shown) =>
  `${text} #${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)}`
