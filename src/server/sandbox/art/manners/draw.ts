import type { Hero, Heroes } from '../heroes'
import { createPen } from '../pen'
import { picture, shortColours } from '../shapes'
import { type Layout, type Manner, mirrored, type Sheet } from './manner'

/** The things of a hero as the house shows them; one that is there already is not shown again. */
export const castFor = ({ swaps }: Manner, { emblems }: Hero): Sheet['emblems'] => [
  ...new Set(emblems.map((name) => swaps[name] ?? name)),
]

interface Order {
  readonly manner: Manner
  readonly layout: Layout
  readonly heroes: Heroes
  readonly hero: Hero
  readonly seed: string
  /** Bytes that the picture stays below. */
  readonly limit: number
  readonly mirror?: boolean
}

const draw = ({ manner, layout, heroes, hero, seed, mirror = false }: Order, most: number): string => {
  const emblems = castFor(manner, hero).slice(0, most)
  const { seats, ...shape } = mirror ? mirrored(layout) : layout
  const [first, ...others] = seats
  const pen = createPen(seed)
  const taken: Sheet['seats'] = [first, ...others.slice(0, emblems.length - 1)]
  const drawn = manner.draw({ ...shape, pen, emblems, seats: taken, variant: heroes.indexOf(hero) })
  return picture(shape.width, shape.height, pen.defs() + drawn)
}

/**
 * A hero's picture in a house's manner. Neighbours among the heroes differ in composition or scheme. What is too large
 * has its colours written shorter, then shows fewer things.
 */
export const drawInManner = (order: Order): string => {
  const fits = (drawn: string) => Buffer.byteLength(drawn) < order.limit
  let drawn = ''
  for (let most = order.layout.seats.length; most > 0; most -= 1) {
    drawn = draw(order, most)
    if (!fits(drawn)) drawn = shortColours(drawn)
    if (fits(drawn)) return drawn
  }
  return drawn
}
