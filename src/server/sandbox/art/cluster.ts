import { drawEmblem, type EmblemName } from './emblems'
import { createPaintbox } from './materials'
import type { Palette } from './palettes'
import type { Pen } from './pen'
import { ellipse, group, moved } from './shapes'

/** From the middle of the group, in the group's own units: a height of about 600. */
interface Seat {
  x: number
  y: number
  scale: number
  tilt: number
  /** Out of focus: behind or before the group. */
  blurred?: boolean
}

const seats: readonly Seat[] = [
  { x: 0, y: 0, scale: 2.05, tilt: -4 },
  { x: -236, y: 128, scale: 1.15, tilt: -14 },
  { x: 236, y: 116, scale: 1.25, tilt: 13 },
  { x: 226, y: -152, scale: 0.8, tilt: 20 },
]
const strays: readonly Seat[] = [
  { x: -220, y: -170, scale: 0.52, tilt: -24, blurred: true },
  { x: -330, y: -20, scale: 0.34, tilt: 30, blurred: true },
  { x: 330, y: 252, scale: 1.3, tilt: -18, blurred: true },
]

interface Gathering {
  pen: Pen
  colours: Palette
  emblems: readonly EmblemName[]
  x: number
  y: number
  scale: number
  /** How many seats are taken, strays not counted. */
  most: number
}

/**
 * A group of emblems with depth: one large, some round it, and a few fainter ones before and behind. No filters: a
 * blur is painted anew with every frame of a carousel, on the processor of a phone.
 */
export const drawCluster = ({ pen, colours, emblems, x, y, scale, most }: Gathering): string => {
  const { random } = pen
  const box = createPaintbox(pen, 'gloss', 0)
  const drawn = emblems.slice(0, most).map((name) => pen.define((id) => group(`id="${id}"`, drawEmblem(name, box))))
  const flip = random.chance(0.5) ? 1 : -1
  const place = (seat: Seat) =>
    moved(seat.x * flip, seat.y + random.range(-12, 12), seat.scale, seat.tilt * flip + random.range(-5, 5))
  const shadow = `stroke="${colours.ink}" stroke-width="9" opacity=".4" y="7"`
  const sharp = drawn.map((id, i) => {
    const seat = seats[i]
    return seat === undefined
      ? ''
      : group(`${place(seat)}`, '<use href="#' + id + '" ' + shadow + '/><use href="#' + id + '"/>')
  })
  const far = strays.map((seat, i) => {
    const id = drawn[1 + (i % 2)] ?? ''
    return `<use href="#${id}" ${place(seat)} opacity="${i < 2 ? '.6' : '.85'}"/>`
  })
  const light = ellipse(
    0,
    0,
    400,
    340,
    pen.radial([
      [colours.paper, 0, 0.75],
      [colours.glow, 0.5, 0.25],
      [colours.glow, 1, 0],
    ]),
  )
  return group(moved(x, y, scale), light + (far[0] ?? '') + (far[1] ?? '') + sharp.reverse().join('') + (far[2] ?? ''))
}
