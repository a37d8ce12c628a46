import { expect, it } from 'vitest'
import { contrast } from './colour'
import { houseOf } from './houses'
import { inksOf, type LetteringStyle } from './lettering'
import { moodNames, paletteOf } from './palettes'

const styles: readonly LetteringStyle[] = ['cast', 'sticker', 'neon', 'ribbon', 'engraved', 'poster', 'chrome', 'arc']

/** Of houses whose covers have a title. */
const lettered = ['aurora', 'jade', 'sahara'].flatMap((code) => {
  const house = houseOf(code)
  return house?.lettering === undefined ? [] : house.moods
})

it.each(styles)('sets %s in colours that stand out from what they are set on, in every mood', (style) => {
  const faint = [...moodNames, ...lettered].flatMap((mood) =>
    [-15, 0, 15].flatMap((turn) => {
      const { letters, ground } = inksOf(style, paletteOf(mood, turn))
      const inks = letters.map((stop) => (typeof stop === 'string' ? stop : stop[0]))
      const least = Math.min(...inks.flatMap((ink) => ground.map((under) => contrast(ink, under))))
      return least < 3 ? [`${mood} ${turn}: ${least.toFixed(2)}`] : []
    }),
  )
  expect(faint).toEqual([])
})

it.each(styles)('sets %s without a band in its letters that takes them apart, in every mood', (style) => {
  const banded = [...moodNames, ...lettered].flatMap((mood) => {
    const inks = inksOf(style, paletteOf(mood, 0)).letters.map((stop) => (typeof stop === 'string' ? stop : stop[0]))
    const most = Math.max(...inks.flatMap((one) => inks.map((other) => contrast(one, other))))
    return most > 4 ? [`${mood}: ${most.toFixed(2)}`] : []
  })
  expect(banded).toEqual([])
})

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
