import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place } from './place'

const view = { width: 1000, height: 800 }
const anchor = { left: 400, top: 100, width: 100, height: 40 }
const panel = { width: 240, height: 300 }

test('stands below, at the start or the end of its anchor', () => {
  expect(place(anchor, panel, view, 'bottom-start', false)).toEqual({ left: 400, top: 148 })
  expect(place(anchor, panel, view, 'bottom-end', false)).toEqual({ left: 260, top: 148 })
  expect(place(anchor, panel, view, 'bottom', false)).toEqual({ left: 330, top: 148 })
})

test('start is the right side in right-to-left', () => {
  expect(place(anchor, panel, view, 'bottom-start', true)).toEqual({ left: 260, top: 148 })
})

test('turns over where there is no room below', () => {
  expect(place({ ...anchor, top: 700 }, panel, view, 'bottom-start', false).top).toBe(392)
  expect(place({ ...anchor, top: 20 }, panel, view, 'top-start', false).top).toBe(68)
})

test('a panel that fits stays inside the window', () => {
  const at = fc.record({ left: fc.integer({ min: -50, max: 1000 }), top: fc.integer({ min: 0, max: 760 }) })
  fc.assert(
    fc.property(at, fc.boolean(), (position, rtl) => {
      const { left } = place({ ...anchor, ...position }, panel, view, 'bottom-start', rtl)
      expect(left).toBeGreaterThanOrEqual(8)
      expect(left + panel.width).toBeLessThanOrEqual(view.width - 8)
    }),
  )
})
