/** Slips that a word of so many letters may hold and still be meant. */
export function slipsIn(word: string): number {
  if (isDense(word)) return word.length >= 3 ? 1 : 0
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}

/** Scripts that put no spaces between words: a slip may stand anywhere in the run. */
export const isDense = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  )

/** Which letters a word has, folded to 32 bits: tells most words apart without comparing them. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const width = 96
const before = new Uint8Array(width)
const row = new Uint8Array(width)
const earlier = new Uint8Array(width)

/**
 * Whether some beginning of `word` (with `inside`, some part of it) is at most `slips` slips from `typed`: a letter
 * left out, put in, changed, or two neighbours that changed places.
 */
export function isNear(typed: string, word: string, slips: number, inside: boolean): boolean {
  const columns = Math.min(inside ? word.length : Math.min(word.length, typed.length + slips), width - 1)
  if (columns + slips < typed.length) return false
  for (let at = 0; at <= columns; at++) before[at] = inside ? 0 : at
  for (let line = 1; line <= typed.length; line++) {
    row[0] = Math.min(line, 255)
    let best = row[0]
    const letter = typed.charCodeAt(line - 1)
    for (let at = 1; at <= columns; at++) {
      const other = word.charCodeAt(at - 1)
      let cost = Math.min(
        (before[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      if (line > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(line - 2) === other) {
        cost = Math.min(cost, (earlier[at - 2] ?? 0) + 1)
      }
      row[at] = cost
      if (cost < best) best = cost
    }
    // a change of places looks two rows back, so a row alone does not end it
    if (best > slips + 1) return false
    earlier.set(before)
    before.set(row)
  }
  for (let at = 0; at <= columns; at++) if ((before[at] ?? 255) <= slips) return true
  return false
}
