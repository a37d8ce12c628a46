import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortPath } from './pathData'

it.each([
  ['M0 0L10 0L10 10L0 10Z', 'M0 0H10V10H0Z'],
  ['M100 200L110 200', 'M100 200l10 0'],
])('writes %s no longer than %s', (long, other) => {
  expect(shortPath(long).length).toBeLessThanOrEqual(Math.max(long.length, other.length))
})

it('keeps a full circle open by its tenth', () => {
  expect(shortPath('M0-60A60 60 0 1 1-.1-60')).toContain('-.1')
})

/** Where each command of a path of M, L, Q and C ends. */
const ends = (d: string) => {
  let [x, y] = [0, 0]
  const sizes: Record<string, number> = { m: 2, l: 2, q: 4, c: 6 }
  return (d.match(/[a-z][^a-z]*/gi) ?? []).flatMap((step) => {
    const letter = step.charAt(0)
    const size = sizes[letter.toLowerCase()] ?? 2
    const numbers = (step.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    return Array.from({ length: numbers.length / size }, (_, i) => {
      const [dx = 0, dy = 0] = numbers.slice(i * size + size - 2, i * size + size)
      ;[x, y] = letter === letter.toLowerCase() ? [x + dx, y + dy] : [dx, dy]
      return [x, y] as const
    })
  })
}

it('ends every stroke where it ended', () => {
  const number = fc.integer({ min: -900, max: 900 })
  const step = fc.tuple(
    fc.constantFrom(['L', 2], ['l', 2], ['Q', 4], ['c', 6], ['M', 2]),
    fc.array(number, { minLength: 6, maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const d = `M5 7${steps.map(([[letter, size], numbers]) => `${letter}${numbers.slice(0, Number(size)).join(' ')}`).join('')}`
      expect(ends(shortPath(d))).toEqual(ends(d))
    }),
  )
})
