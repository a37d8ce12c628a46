import { createStockbox } from '../materials'
import { n, type Pen, svg } from '../pen'
import { circle, group, moved, path, rect } from '../shapes'
import { castOf, type Manner, nth, type Sheet, stockOf, tint } from './manner'

const [cinnabar, green, leaf] = [
  '0.72 0.14 36, 0.59 0.19 33, 0.45 0.15 30',
  '0.62 0.08 172, 0.46 0.08 172, 0.33 0.06 176',
  '0.9 0.05 160, 0.74 0.09 162, 0.54 0.09 168',
]

/** What the house's things are made of. */
export const stock = stockOf({
  gold: '0.9 0.08 90, 0.8 0.12 82, 0.62 0.11 68',
  ruby: cinnabar,
  coral: cinnabar,
  rose: '0.86 0.07 30, 0.74 0.12 30, 0.55 0.15 30',
  amethyst: green,
  sapphire: green,
  sky: leaf,
  jade: leaf,
  emerald: green,
  lime: leaf,
  ivory: '0.99 0.008 95, 0.965 0.02 92, 0.84 0.04 88',
  steel: '0.95 0.01 150, 0.83 0.03 158, 0.6 0.04 165',
  wood: '0.7 0.1 45, 0.5 0.1 38, 0.36 0.07 35',
  ink: '0.42 0.04 180, 0.3 0.04 180, 0.22 0.03 185',
})

/** Sheets from the farthest to the nearest, the disc behind the leading object, and fine lines. */
interface Scheme {
  readonly sheets: readonly [string, string, string, string, string]
  readonly disc: string
  readonly thread: string
}

const scheme = (sheets: Scheme['sheets'], disc: string, thread: string): Scheme => {
  const [a, b, c, d, e] = sheets
  return { sheets: [tint(a), tint(b), tint(c), tint(d), tint(e)], disc: tint(disc), thread: tint(thread) }
}

const schemes = [
  scheme(
    ['0.965 0.022 92', '0.9 0.04 150', '0.78 0.075 162', '0.58 0.085 168', '0.4 0.07 174'],
    '0.61 0.19 33',
    '0.86 0.06 90',
  ),
  scheme(
    ['0.93 0.035 155', '0.97 0.02 92', '0.83 0.06 160', '0.5 0.085 170', '0.6 0.18 33'],
    '0.82 0.11 84',
    '0.8 0.07 160',
  ),
  scheme(
    ['0.955 0.03 80', '0.86 0.075 48', '0.72 0.14 37', '0.57 0.18 32', '0.38 0.07 174'],
    '0.99 0.01 95',
    '0.84 0.08 60',
  ),
] as const

const cream = tint('0.985 0.012 93')

const shade = tint('0.2 0.05 180')

/** The soft shadow that a small piece throws. */
const shadowOf = (pen: Pen) =>
  pen.define(
    (id) =>
      `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4">` +
      `<feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="${shade}" flood-opacity=".34"/></filter>`,
  )

/** A sheet over all that is below it; its shadow is made of broad faint edges, since to blur a whole picture is slow. */
const sheetOver = (pen: Pen, shape: string, fill: string) =>
  pen.stamp(shape, [
    ...[10, 20, 30, 42].map((wide) => `y="7" stroke="${shade}" stroke-width="${wide}" opacity=".075"`),
    `fill="${fill}"`,
  ])

/** Waves like scales: rings in rows, each row over the last. */
const seigaiha = (pen: Pen, ground: string, thread: string) => {
  const ring = (r: number, fill = 'none') => circle(0, 0, r, fill, `stroke="${thread}" stroke-width="2.4"`)
  const scales = pen.stamp(ring(32, ground) + ring(22) + ring(12), [
    '',
    'x="64"',
    'x="32" y="16"',
    'y="32"',
    'x="64" y="32"',
    'x="32" y="48"',
  ])
  return `url(#${pen.define(
    (id) => `<pattern id="${id}" width="64" height="32" patternUnits="userSpaceOnUse">${scales}</pattern>`,
  )})`
}

/** Land from edge to edge, in slow curves. */
const land = ({ pen: { random }, width, height }: Sheet, y: number, rise: number, waves: number) => {
  const step = width / waves
  let d = svg`M-20 ${y}Q${step / 2} ${y - rise * random.range(0.8, 1.3)} ${step} ${y - random.range(-0.2, 0.2) * rise}`
  for (let i = 2; i <= waves; i += 1) d += svg`T${step * i + 20} ${y + random.range(-0.3, 0.3) * rise}`
  return svg`${d}V${height + 20}H-20Z`
}

/** An opening with a scalloped rim. */
const opening = (x: number, y: number, r: number, lobes: number, start: number) => {
  const at = (angle: number, reach: number) => svg`${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`
  const step = (Math.PI * 2) / lobes
  return `M${at(start, r)}${Array.from(
    { length: lobes },
    (_, i) => `Q${at(start + (i + 0.5) * step, r * (1 + 1.1 / lobes))} ${at(start + (i + 1) * step, r)}`,
  ).join('')}Z`
}

/** A cloud of bars with round ends. */
const bars =
  rect(-120, 0, 240, 26, 'none', 'rx="13"') +
  rect(-60, -26, 150, 27, 'none', 'rx="13"') +
  rect(-170, 25, 230, 26, 'none', 'rx="13"')
const cloud =
  group(`fill="${shade}" opacity=".1" transform="translate(0 9)"`, bars) +
  group(`fill="${shade}" opacity=".1" transform="translate(0 4)"`, bars) +
  group(`fill="${cream}"`, bars)

const draw = (sheet: Sheet): string => {
  const { pen, emblems, width, height, seats, frame, variant } = sheet
  const { random } = pen
  const { sheets, disc, thread } = nth(schemes, variant)
  const ids = castOf(pen, emblems, createStockbox(pen, stock, true), true)
  const soft = shadowOf(pen)
  const cut = (d: string, fill: string) => sheetOver(pen, path(d, 'none'), fill)
  const object = (index: number) => {
    const seat = seats[index]
    const id = ids[index]
    if (seat === undefined || id === undefined) return ''
    const place = moved(seat.x, seat.y, seat.scale, seat.tilt)
    return group(
      `${place} filter="url(#${soft})"`,
      `<use href="#${id}" stroke="${cream}" stroke-width="${n(17 / seat.scale)}"/><use href="#${id}"/>`,
    )
  }
  const others = seats
    .slice(1)
    .map((_, i) => object(i + 1))
    .join('')
  const lead = seats[0]
  const ground = rect(0, 0, width, height, sheets[0])
  const waves = seigaiha(pen, sheets[4], thread)
  const air = pen.stamp(cloud, [
    moved(lead.x - height * 0.62, height * 0.2, 0.8),
    moved(lead.x + height * 0.48, height * 0.13, 0.55),
    moved(lead.x - height * 1.25, height * 0.36, 0.6),
  ])
  /** Fine rings about the leading object. */
  const threads = (r: number, step: number, count: number, colour: string, opacity = 1) =>
    group(
      svg`stroke="${colour}" stroke-width="2.4" opacity="${opacity}"`,
      Array.from({ length: count }, (_, i) => circle(lead.x, lead.y, r + i * step, 'none')).join(''),
    )
  if (Math.floor(variant / schemes.length) % 2 === 0) {
    const r = frame
    return (
      ground +
      threads(r + 20, 16, 5, thread) +
      sheetOver(pen, circle(lead.x, lead.y, r, 'none'), disc) +
      threads(r * 0.52, 16, 5, sheets[0], 0.3) +
      air +
      cut(land(sheet, height * 0.66, height * 0.2, 4), sheets[1]) +
      cut(land(sheet, height * 0.74, height * 0.16, 3), sheets[2]) +
      object(0) +
      cut(land(sheet, height * 0.84, height * 0.1, 4), sheets[3]) +
      others +
      cut(land(sheet, height * 0.94, height * 0.06, 5), waves)
    )
  }
  const rim = (r: number, fill: string, lobes: number) =>
    sheetOver(
      pen,
      path(
        svg`M-60-60H${width + 60}V${height + 60}H-60Z` + opening(lead.x, lead.y, r, lobes, random.range(0, 6)),
        'none',
        'fill-rule="evenodd"',
      ),
      fill,
    )
  return (
    ground +
    circle(lead.x, lead.y, frame * 0.75, disc) +
    threads(frame / 3, 16, 5, sheets[0], 0.3) +
    rim(frame * 1.16, sheets[1], 10) +
    rim(frame * 1.44, sheets[2], 12) +
    object(0) +
    rim(frame * 1.72, sheets[3], 14) +
    threads(frame * 2, height * 0.075, 12, sheets[2], 0.4) +
    air +
    cut(land(sheet, height * 0.86, height * 0.12, 4), sheets[1]) +
    others +
    cut(land(sheet, height * 0.95, height * 0.07, 5), waves)
  )
}

/** Cut paper in layers with soft shadows, flat and without gloss: disc, clouds and waves behind things of a festival. */
export const paper: Manner = {
  swaps: {
    bell: 'lantern',
    candy: 'lantern',
    chest: 'ingot',
    clover: 'peach',
    coin: 'cash',
    crown: 'lotus',
    cupcake: 'peach',
    fortune: 'fan',
    gem: 'knot',
    gift: 'lantern',
    heart: 'lotus',
    horseshoe: 'koi',
    key: 'knot',
    lemon: 'peach',
    medal: 'knot',
    megaphone: 'drum',
    planet: 'moon',
    seven: 'dragon',
    trident: 'turtle',
  },
  /** Words have a panel of their own, and of the picture a phone shows the square about x = 1178. */
  banner: {
    width: 1600,
    height: 600,
    seats: [
      { x: 1178, y: 285, scale: 1.75, tilt: -3 },
      { x: 760, y: 440, scale: 1.05, tilt: -9 },
      { x: 1435, y: 470, scale: 0.8, tilt: 10 },
      { x: 545, y: 500, scale: 0.62, tilt: 8 },
    ],
    frame: 216,
  },
  promotion: {
    width: 800,
    height: 500,
    seats: [
      { x: 404, y: 228, scale: 1.24, tilt: -3 },
      { x: 276, y: 372, scale: 0.62, tilt: -10 },
      { x: 530, y: 374, scale: 0.6, tilt: 10 },
    ],
    frame: 158,
  },
  draw,
}
