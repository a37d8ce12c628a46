import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weakPairs } from './contrastPairs'
import { deriveTheme } from './derive'
import { contrast, toHex, toOklch } from './oklch'
import { rampOf } from './ramp'
import { colourRoles, resolveTheme, themeDefaults } from './resolve'

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
const colour = fc.oneof(hex, fc.record({ light: hex, dark: hex }))
const colors = fc.record(Object.fromEntries(colourRoles.map((role) => [role, colour])), { requiredKeys: [] })

test('every promised pair reaches its ratio, whatever the brand gives', () => {
  fc.assert(
    fc.property(colors, (given) => {
      expect(weakPairs(deriveTheme(resolveTheme({ colors: given })))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('the defaults keep the colours they were given', () => {
  const { light, dark } = deriveTheme(themeDefaults)
  expect(light['--page']).toBe(themeDefaults.colors.surface.light)
  expect(dark['--page']).toBe(themeDefaults.colors.surface.dark)
  expect(light['--accent']).toBe(themeDefaults.colors.accent.light)
  expect(dark['--accent']).toBe(themeDefaults.colors.accent.dark)
})

test('a dark surface given for both themes is light by day, in its own hue', () => {
  const { light, dark } = deriveTheme(resolveTheme({ colors: { surface: '#0a0e1f' } }))
  expect(dark['--page']).toBe('#0a0e1f')
  const day = toOklch(light['--page'] ?? '')
  expect(day.l).toBeGreaterThan(0.95)
  expect(Math.abs(day.h - toOklch('#0a0e1f').h)).toBeLessThan(20)
})

test('both themes have the same names', () => {
  const { light, dark } = deriveTheme(themeDefaults)
  expect(Object.keys(light)).toEqual(Object.keys(dark))
})

test('ramps fall evenly from light to dark', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      const lightness = rampOf(brand).map((shade) => toOklch(shade.hex).l)
      for (let index = 1; index < lightness.length; index += 1) {
        expect((lightness[index - 1] ?? 0) - (lightness[index] ?? 0)).toBeCloseTo(0.077, 1.7)
      }
    }),
  )
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      expect(contrast(toHex(toOklch(brand)), brand)).toBeLessThan(1.02)
    }),
  )
})
