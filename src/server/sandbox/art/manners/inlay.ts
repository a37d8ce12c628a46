import { createStockbox } from '../materials'
import { n, type Pen, svg } from '../pen'
import { circle, group, line, moved, path, rect, starPath } from '../shapes'
import { castOf, type Manner, nth, type Sheet, stockOf, tint } from './manner'

const [clay, indigo, turquoise] = [
  '0.75 0.11 52, 0.61 0.14 44, 0.46 0.11 40',
  '0.64 0.11 284, 0.46 0.15 283, 0.33 0.12 282',
  '0.86 0.06 195, 0.68 0.09 200, 0.48 0.08 212',
]

/** What the house's things are made of. */
export const stock = stockOf({
  gold: '0.92 0.08 90, 0.81 0.12 80, 0.63 0.11 66',
  ruby: clay,
  coral: clay,
  rose: '0.87 0.06 55, 0.76 0.1 52, 0.56 0.12 45',
  amethyst: indigo,
  sapphire: indigo,
  sky: turquoise,
  jade: turquoise,
  emerald: '0.75 0.08 190, 0.55 0.085 200, 0.4 0.07 212',
  lime: turquoise,
  ivory: '0.985 0.012 88, 0.955 0.025 84, 0.83 0.05 78',
  steel: '0.93 0.02 82, 0.82 0.04 78, 0.6 0.05 68',
  wood: '0.68 0.09 55, 0.5 0.08 48, 0.36 0.07 40',
  ink: '0.44 0.09 282, 0.3 0.1 282, 0.22 0.07 282',
})

interface Scheme {
  readonly wall: string
  readonly thread: string
  /** Inside the arches, from the top of the sky to the horizon. */
  readonly sky: readonly [string, string]
  readonly dunes: readonly [string, string, string]
  readonly trim: string
}

const scheme = (text: string): Scheme => {
  const [wall = '', thread = '', high = '', low = '', far = '', middle = '', near = '', trim = ''] = text
    .split(', ')
    .map(tint)
  return { wall, thread, sky: [high, low], dunes: [far, middle, near], trim }
}

const schemes = [
  scheme(
    '0.93 0.04 80, 0.84 0.07 76, 0.28 0.12 282, 0.43 0.15 284, 0.62 0.1 62, 0.75 0.11 72, 0.85 0.09 80, 0.8 0.12 80',
  ),
  scheme(
    '0.31 0.12 282, 0.5 0.1 290, 0.93 0.05 84, 0.88 0.08 78, 0.78 0.1 66, 0.66 0.12 54, 0.5 0.13 46, 0.81 0.12 80',
  ),
  scheme(
    '0.9 0.05 72, 0.8 0.08 62, 0.47 0.13 40, 0.68 0.14 52, 0.83 0.1 76, 0.44 0.14 284, 0.31 0.12 282, 0.83 0.11 82',
  ),
] as const

/** The eight-pointed star and the cross between four of them, in lines. */
const khatam = (pen: Pen, thread: string, size: number) => {
  const [h, q] = [size / 2, size * 0.29]
  const star = starPath(8, size * 0.41, size * 0.315, h, h)
  const rays = svg`M${h} 0V${size * 0.09}M${h} ${size}V${size * 0.91}M0 ${h}H${size * 0.09}M${size} ${h}H${size * 0.91}`
  const corners = svg`M0 ${q}L${q} 0M${size - q} 0L${size} ${q}M0 ${size - q}L${q} ${size}M${size} ${size - q}L${size - q} ${size}`
  return `url(#${pen.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
      line(star + rays + corners, thread, 2.6) +
      path(starPath(8, size * 0.17, size * 0.1, h, h), thread, 'opacity=".6"') +
      '</pattern>',
  )})`
}

/** A pointed arch that narrows below its shoulders; `x` is its middle, `top` its point. */
const arch = (x: number, top: number, half: number, bottom: number) => {
  const shoulder = top + half * 1.15
  return (
    svg`M${x - half * 0.86} ${bottom}V${shoulder + half * 0.5}` +
    svg`C${x - half * 1.06} ${shoulder + half * 0.2} ${x - half * 1.1} ${shoulder - half * 0.4} ${x - half * 0.62} ${top + half * 0.5}` +
    svg`Q${x - half * 0.2} ${top + half * 0.2} ${x} ${top}` +
    svg`Q${x + half * 0.2} ${top + half * 0.2} ${x + half * 0.62} ${top + half * 0.5}` +
    svg`C${x + half * 1.1} ${shoulder - half * 0.4} ${x + half * 1.06} ${shoulder + half * 0.2} ${x + half * 0.86} ${shoulder + half * 0.5}` +
    svg`V${bottom}Z`
  )
}

const dune = (width: number, height: number, y: number, rise: number, lean: number) =>
  svg`M-10 ${y}C${width * 0.2} ${y - rise * 0.2} ${width * (0.3 + lean)} ${y - rise * 1.3} ${width * (0.46 + lean)} ${y - rise}` +
  svg`S${width * 0.8} ${y + rise * 0.4} ${width + 10} ${y - rise * 0.5}V${height + 10}H-10Z`

/** A lower arch between the great one and the words, without anything in it. */
const lower = ({ from, to }: { from: number; to: number }, { top, half }: { top: number; half: number }) => ({
  x: to + Math.sign(from - to) * 116,
  top: top + half * 0.8,
  half: half * 0.36,
})

const draw = (sheet: Sheet): string => {
  const { pen, emblems, width, height, seats, words, frame, variant } = sheet
  const { wall, thread, sky, dunes, trim } = nth(schemes, variant)
  const ids = castOf(pen, emblems, createStockbox(pen, stock, true), true)
  const object = (index: number) => {
    const seat = seats[index]
    const id = ids[index]
    if (seat === undefined || id === undefined) return ''
    const copy = (attributes: string) => `<use href="#${id}"${attributes}/>`
    return group(
      moved(seat.x, seat.y, seat.scale, seat.tilt),
      copy(` stroke="${dark}" stroke-width="${n(15 / seat.scale)}"`) +
        copy(` stroke="${trim}" stroke-width="${n(8 / seat.scale)}"`) +
        copy(''),
    )
  }
  const objects = seats.map((_, i) => object(seats.length - 1 - i)).join('')
  const lead = seats[0]
  const girih = khatam(pen, thread, height / 4)
  const ground = rect(0, 0, width, height, wall) + rect(0, 0, width, height, girih)
  const [far, middle, near] = dunes
  const desert = (y: number) =>
    path(dune(width, height, y, height * 0.13, 0.1), far) +
    path(dune(width, height, y + height * 0.1, height * 0.12, -0.12), middle) +
    path(dune(width, height, y + height * 0.2, height * 0.1, 0.22), near)
  const heaven = pen.linear(sky)
  const light =
    circle(lead.x, lead.y, height * 0.3, trim, 'opacity=".2"') +
    circle(lead.x, lead.y, height * 0.22, trim, 'opacity=".3"')

  if (Math.floor(variant / schemes.length) % 2 === 0) {
    const bay = { x: lead.x, top: lead.y - frame * 1.16, half: frame * 1.05 }
    const bays = words === undefined ? [bay] : [bay, lower(words, bay)]
    const grown = (by: number) =>
      bays.map(({ x, top, half }) => arch(x, top - half * by * 1.3, half * (1 + by), height + 40)).join('')
    const openings = grown(0)
    const clip = pen.define((id) => `<clipPath id="${id}"><path d="${openings}"/></clipPath>`)
    const stars = khatam(pen, trim, height / 6)
    return (
      ground +
      path(grown(0.1), wall, `stroke="${trim}" stroke-width="7"`) +
      group(
        `clip-path="url(#${clip})"`,
        rect(0, 0, width, height, heaven) +
          rect(0, 0, width, height, stars, 'opacity=".2"') +
          light +
          desert(height * 0.72),
      ) +
      line(openings, trim, 5) +
      line(grown(0.05), trim, 8, 'stroke-dasharray="0 17"') +
      objects
    )
  }
  const r = frame
  const rosette = (points: number, outer: number, inner: number) => starPath(points, outer, inner, lead.x, lead.y)
  return (
    ground +
    path(rosette(16, r * 1.24, r * 1.02), wall, `stroke="${trim}" stroke-width="5"`) +
    path(rosette(16, r * 1.1, r * 0.9), heaven, `stroke="${trim}" stroke-width="7"`) +
    line(rosette(8, r * 1.05, r * 0.62) + rosette(16, r * 0.8, r * 0.66), trim, 3.5, 'opacity=".75"') +
    path(rosette(8, r * 0.72, r * 0.56), trim, 'opacity=".22"') +
    desert(height * 0.76) +
    line(dune(width, height, height * 0.86, height * 0.12, -0.12), trim, 3, 'opacity=".5"') +
    objects
  )
}

const dark = tint('0.24 0.1 282')

/** Flat things in gold and indigo with thin inlaid lines, in arches and stars of a tiled wall, before dunes. */
export const inlay: Manner = {
  swaps: {
    bell: 'lantern',
    candy: 'grapes',
    cherries: 'grapes',
    chest: 'genie',
    clover: 'moon',
    coin: 'dinar',
    crown: 'falcon',
    cupcake: 'grapes',
    dragon: 'camel',
    fan: 'feather',
    fortune: 'compass',
    gift: 'dallah',
    heart: 'rose',
    horseshoe: 'horse',
    ingot: 'dinar',
    koi: 'shell',
    lemon: 'grapes',
    megaphone: 'trumpet',
    planet: 'moon',
    seven: 'sun',
    strawberry: 'grapes',
    tiles: 'cards',
  },
  /** A plate with words stands in the picture: to 44% of its width, on phones to 68%. No thing stands under it. */
  banner: {
    width: 1600,
    height: 600,
    seats: [
      { x: 1338, y: 290, scale: 1.55, tilt: -3 },
      { x: 1176, y: 474, scale: 0.76, tilt: -6 },
      { x: 1504, y: 490, scale: 0.66, tilt: 6 },
    ],
    frame: 205,
    words: { from: 0, to: 1070 },
  },
  promotion: {
    width: 800,
    height: 500,
    seats: [
      { x: 402, y: 246, scale: 1.16, tilt: -3 },
      { x: 280, y: 376, scale: 0.6, tilt: -6 },
      { x: 526, y: 378, scale: 0.58, tilt: 6 },
    ],
    frame: 152,
  },
  draw,
}
