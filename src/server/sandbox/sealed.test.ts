import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealed'

it('what is sealed is opened by its secret alone, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, secret, other) => {
      const sealed = seal(text, secret)
      expect(unseal(sealed, secret)).toBe(text)
      expect(seal(text, secret)).not.toBe(sealed)
      if (other !== secret) expect(() => unseal(sealed, other)).toThrow()
    }),
    { numRuns: 50 },
  )
})

it.each(['', 'short', 'x'.repeat(80)])('"%s" was never sealed', (text) => {
  expect(() => unseal(text, 'secret')).toThrow()
})
