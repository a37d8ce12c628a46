import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBodyRoom } from './bodyRoom'

const kB = 1024

test('bodies share the room, small ones aside, and give it back', () => {
  const room = createBodyRoom(100 * kB)
  const [upload, other, login] = [room(), room(), room()]
  expect([upload.take(64 * kB), upload.take(100 * kB)]).toEqual([true, true])
  expect([other.take(64 * kB), other.take(1)]).toEqual([true, false])
  expect(login.take(60 * kB)).toBe(true)
  upload.leave()
  upload.leave()
  expect(room().take(164 * kB)).toBe(true)
})

test('never holds more than it has, and is empty when all have left', () => {
  const part = fc.record({ body: fc.nat({ max: 3 }), bytes: fc.nat({ max: 200 * kB }) })
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const room = createBodyRoom(300 * kB)
      const places = [room(), room(), room(), room()]
      const sizes = [0, 0, 0, 0]
      const refused = new Set<number>()
      for (const { body, bytes } of parts) {
        if (refused.has(body)) continue
        if (places[body]?.take(bytes) === true) sizes[body] = (sizes[body] ?? 0) + bytes
        else refused.add(body)
        expect(sizes.reduce((sum, size) => sum + Math.max(0, size - 64 * kB), 0)).toBeLessThanOrEqual(300 * kB)
      }
      for (const place of places) place.leave()
      expect(room().take(364 * kB)).toBe(true)
    }),
  )
})
