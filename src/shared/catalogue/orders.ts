import type { Catalogue } from './Catalogue'

/** Games as they came from the platform: the most popular first. Sorted as plain numbers, without a comparison each. */
export function byPopularity({ size, placeOf }: Catalogue): Uint32Array {
  const width = Math.max(1, size)
  const keys = new Float64Array(size)
  for (let game = 0; game < size; game++) keys[game] = placeOf.at(game) * width + game
  keys.sort()
  return Uint32Array.from(keys, (key) => key % width)
}

const day = 86_400_000
const lastDay = 100_000

/** The newest first, day by day; within a day the more popular. Without a date: by the mark, then last. */
export function byNewest(catalogue: Catalogue, popular: Uint32Array): Uint32Array {
  const { size, releasedAt } = catalogue
  const width = Math.max(1, size)
  const keys = new Float64Array(size)
  for (let rank = 0; rank < size; rank++) {
    const game = popular[rank] ?? 0
    const age = lastDay - Math.min(lastDay, Math.floor(releasedAt.at(game) / day))
    keys[rank] = age * width + rank
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => popular[key % width] ?? 0)
}

/**
 * By name, in slices: comparing names as a language does takes long, and the finger that scrolls goes first. Each
 * step of the generator is about so many comparisons; the return value is the order.
 */
export function* byName(
  titles: readonly string[],
  popular: Uint32Array,
  collator: Intl.Collator,
): Generator<void, Uint32Array> {
  const step = 400
  let spent = 0
  let from = popular.slice()
  let to = new Uint32Array(from.length)
  for (let run = 1; run < from.length; run *= 2) {
    for (let start = 0; start < from.length; start += 2 * run) {
      const middle = Math.min(start + run, from.length)
      const end = Math.min(start + 2 * run, from.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const takesLeft =
          left < middle &&
          (right >= end || collator.compare(titles[from[left] ?? 0] ?? '', titles[from[right] ?? 0] ?? '') <= 0)
        to[at] = (takesLeft ? from[left++] : from[right++]) ?? 0
        if (++spent % step === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
