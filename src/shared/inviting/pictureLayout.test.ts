import { describe, expect, it } from 'vitest'
import { logoPlace, pictureLayout, type Shape, shapes } from './pictureLayout'

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

    it.each([
      ['of a word', 249, 64],
      ['as wide as high', 64, 64],
      ['much wider than there is room', 4_000, 100],
      ['higher than wide', 20, 300],
    ])('has its logo whole, in its place and above the headline: one %s', (_, logoWidth, logoHeight) => {
      const { plate, logo } = logoPlace(lines.name, { width: logoWidth, height: logoHeight })
      expect(logo.width / logo.height).toBeCloseTo(logoWidth / logoHeight)
      expect(plate.x).toBeGreaterThanOrEqual(0)
      expect(plate.x + plate.width).toBeLessThanOrEqual(width)
      expect(plate.width).toBeLessThanOrEqual(lines.name.width)
      expect(plate.y).toBeGreaterThanOrEqual(0)
      expect(plate.y + plate.height).toBeLessThanOrEqual(lines.headline.y - lines.headline.size / 2)
      expect(logo.x).toBeGreaterThan(plate.x)
      expect(logo.y).toBeGreaterThan(plate.y)
      expect(logo.x + logo.width).toBeLessThan(plate.x + plate.width)
      expect(logo.y + logo.height).toBeLessThan(plate.y + plate.height)
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
