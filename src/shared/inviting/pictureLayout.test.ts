import { describe, expect, it } from 'vitest'
import { pictureLayout, type Shape, shapes } from './pictureLayout'

const names: readonly Shape[] = ['square', 'story', 'wide']

describe.each(names.flatMap((shape) => [[shape, false] as const, [shape, true] as const]))(
  'a picture %s, right to left %s',
  (shape, isRightToLeft) => {
    const { width, height } = shapes[shape]
    const { card, ...lines } = pictureLayout(shape, isRightToLeft)

    it('has its card and its lines inside', () => {
      expect(Math.min(card.x, card.y)).toBeGreaterThanOrEqual(0)
      expect(card.x + card.side).toBeLessThanOrEqual(width)
      expect(card.y + card.side).toBeLessThanOrEqual(height)
      for (const { x, y, size, width: room, align } of Object.values(lines)) {
        const left = align === 'center' ? x - room / 2 : align === 'left' ? x : x - room
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + room).toBeLessThanOrEqual(width)
        expect(y - size / 2).toBeGreaterThanOrEqual(0)
        expect(y + size / 2).toBeLessThanOrEqual(height)
      }
    })

    it('has no line on the card', () => {
      for (const { x, y, size, width: room, align } of Object.values(lines)) {
        const left = align === 'center' ? x - room / 2 : align === 'left' ? x : x - room
        const isBeside = left + room <= card.x || left >= card.x + card.side
        const isAboveOrBelow = y + size / 2 <= card.y || y - size / 2 >= card.y + card.side
        expect(isBeside || isAboveOrBelow).toBe(true)
      }
    })
  },
)
