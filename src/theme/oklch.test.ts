import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHex } from './oklch'

const readRgb = register(modeRgb)
register(modeOklch)

test('a colour that sRGB does not have is the one that culori makes of it', () => {
  const part = (most: number) => fc.double({ min: 0, max: most, noNaN: true })
  fc.assert(
    fc.property(part(1), part(0.4), part(360), (l, c, h) => {
      const { r, g, b } = readRgb({ mode: 'oklch', l, c, h })
      const isNear = [r, g, b].every((channel) => channel >= -0.0005 && channel <= 1.0005)
      const known = isNear ? { mode: 'rgb' as const, r, g, b } : clampChroma({ mode: 'oklch', l, c, h }, 'oklch')
      expect(toHex({ l, c, h })).toBe(formatHex(known))
    }),
    { numRuns: 2_000 },
  )
})
