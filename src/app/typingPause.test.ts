import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typingWatch, patient, type Quiet, quick, type Typed } from './typingPause'

const key = (): Typed => ({ isComposing: false })
const part = (): Typed => ({ isComposing: true })

/** How many looks it takes until nobody is typing; undefined: so many are not enough. */
function looksUntilOver(quiet: Quiet, typed: Typed | undefined, most = 100): number | undefined {
  const isTyping = typingWatch(quiet, typed)
  for (let look = 1; look <= most; look += 1) if (!isTyping(typed)) return look
  return undefined
}

test.each([
  ['nothing typed, in the login', patient, undefined, 1],
  ['nothing typed, in the search', quick, undefined, 1],
  ['a key in the login: half a second', patient, key(), 5],
  ['a key in the search: a tenth', quick, key(), 1],
  ['a word that is composed in the login is never broken off', patient, part(), undefined],
  ['a word that is composed in the search is, after one and a half seconds', quick, part(), 15],
])('%s', (_what, quiet, typed, looks) => expect(looksUntilOver(quiet, typed)).toBe(looks))

test('what has another event than an input method’s, as an end of composing, is typed and not composed', () => {
  expect(looksUntilOver(patient, new Event('compositionend'))).toBe(5)
})

test('after the last key it takes as long as after the first, whatever was typed before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(patient, quick),
      fc.array(fc.record({ composing: fc.boolean(), looks: fc.integer({ min: 1, max: 20 }) }), { maxLength: 10 }),
      (quiet, before) => {
        const isTyping = typingWatch(quiet, undefined)
        for (const { composing, looks } of before) {
          const typed = composing ? part() : key()
          // found at the first look
          expect(isTyping(typed)).toBe(true)
          for (let look = 1; look < looks; look += 1) isTyping(typed)
        }
        const last = key()
        const looks = Array.from({ length: 12 }, () => isTyping(last))
        expect(looks.indexOf(false)).toBe(quiet.typing)
        expect(looks.lastIndexOf(true)).toBe(quiet.typing - 1)
      },
    ),
  )
})
