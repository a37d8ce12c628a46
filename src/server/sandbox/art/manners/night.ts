import { createStockbox } from '../materials'
import { n, type Pen, svg } from '../pen'
import { circle, ellipse, group, line, moved, path, rect } from '../shapes'
import { castOf, type Manner, nth, type Sheet, stockOf, tint } from './manner'

const [lime, violet, ice] = [
  '0.97 0.1 120, 0.86 0.2 124, 0.5 0.14 135',
  '0.85 0.1 295, 0.6 0.2 290, 0.34 0.17 284',
  '0.96 0.04 215, 0.8 0.11 215, 0.5 0.12 245',
]

/** What the house's things are made of. */
export const stock = stockOf({
  gold: lime,
  ruby: violet,
  coral: '0.88 0.1 330, 0.68 0.22 325, 0.42 0.18 305',
  rose: '0.9 0.08 330, 0.74 0.19 328, 0.44 0.17 310',
  amethyst: violet,
  sapphire: '0.8 0.1 265, 0.55 0.2 272, 0.3 0.15 276',
  sky: ice,
  jade: '0.93 0.09 180, 0.78 0.14 180, 0.46 0.1 200',
  emerald: '0.9 0.13 160, 0.72 0.17 158, 0.42 0.11 175',
  lime,
  ivory: '0.99 0.01 250, 0.94 0.02 265, 0.72 0.07 280',
  steel: '0.96 0.02 260, 0.72 0.06 270, 0.4 0.08 276',
  wood: '0.6 0.12 282, 0.4 0.13 280, 0.24 0.09 278',
  ink: '0.42 0.08 275, 0.25 0.06 272, 0.15 0.04 268',
})

const scheme = (text: string) => {
  const [band = '', second = '', rim = '', counter = '', haze = ''] = text.split(', ').map(tint)
  return { band, second, rim, counter, haze }
}

/** The lights, then the two edges of neon on every object, then the sky over the horizon. */
const schemes = [
  scheme('0.86 0.23 135, 0.6 0.24 292, 0.9 0.21 125, 0.66 0.24 300, 0.28 0.12 280'),
  scheme('0.62 0.25 300, 0.8 0.16 195, 0.85 0.14 200, 0.68 0.26 325, 0.27 0.13 300'),
  scheme('0.8 0.17 175, 0.66 0.25 330, 0.9 0.21 125, 0.62 0.22 285, 0.27 0.1 255'),
] as const

const [black, blue, white] = [tint('0.13 0.035 270'), tint('0.2 0.07 272'), tint('0.97 0.02 260')]

const filtered = (pen: Pen, steps: string) =>
  pen.define((id) => `<filter id="${id}" x="-.2" y="-.3" width="1.4" height="1.6">${steps}</filter>`)

const blurOf = (pen: Pen, size: number) => filtered(pen, svg`<feGaussianBlur stdDeviation="${size}"/>`)

/** Light round what is drawn, and the drawing itself over it. */
const haloOf = (pen: Pen, size: number) =>
  filtered(
    pen,
    svg`<feGaussianBlur stdDeviation="${size}" result="a"/>` +
      '<feMerge><feMergeNode in="a"/><feMergeNode in="a"/><feMergeNode in="SourceGraphic"/></feMerge>',
  )

/** One curtain of light: rays that stand on a winding line, and its bright lower edge. */
const curtain = (sheet: Sheet, y: number, tall: number, colour: string) => {
  const { pen, width, height } = sheet
  const { random } = pen
  const bend = height * random.range(0.12, 0.2)
  const way =
    svg`M-80 ${y + bend}C${width * 0.16} ${y - bend} ${width * 0.3} ${y + bend} ${width * 0.5} ${y}` +
    svg`S${width * 0.84} ${y - bend * 1.4} ${width + 80} ${y + bend * 0.4}`
  const rays = Array.from({ length: 5 }, () => svg`${random.range(8, 34)} ${random.range(5, 22)}`).join(' ')
  const fade = pen.linear(
    [
      [colour, 0, 0],
      [colour, 0.45, 0.5],
      [colour, 0.62, 0.85],
      [colour, 0.8, 0],
    ],
    `gradientUnits="userSpaceOnUse" x2="0" y1="${n(y - tall / 2)}" y2="${n(y + tall * 0.62)}"`,
  )
  return pen.stamp(line(way, fade, tall, 'stroke-linecap="butt"'), [
    'opacity=".55"',
    `stroke-dasharray="${rays}" opacity=".8"`,
  ])
}

/** Dots along one dashed line that winds through the sky. */
const stars = ({ pen: { random }, width, height }: Sheet) => {
  const y = () => random.range(0, height * 0.5)
  return line(
    svg`M0 ${y()}L${width} ${y()}L0 ${y()}L${width} ${y()}`,
    white,
    2.6,
    svg`stroke-dasharray="0 ${random.range(80, 120)} 0 ${random.range(30, 60)} 0 ${random.range(120, 170)}" opacity=".7"`,
  )
}

/** Mountains in the dark, with light on their edge. */
const fells = (sheet: Sheet, y: number, rise: number, fill: string, edge: string) => {
  const { pen, width, height } = sheet
  const peaks = 7
  let d = svg`M-20 ${y}`
  for (let i = 0; i < peaks; i += 1)
    d +=
      svg`L${(width * (i + pen.random.range(0.3, 0.6))) / peaks} ${y - rise * pen.random.range(0.45, 1)}` +
      svg`L${(width * (i + 1)) / peaks} ${y - rise * pen.random.range(0.05, 0.35)}`
  return path(svg`${d}V${height}H-20Z`, fill, `stroke="${edge}" stroke-width="2.5" stroke-opacity=".6"`)
}

const draw = (sheet: Sheet): string => {
  const { pen, emblems, width, height, seats, words, frame, variant } = sheet
  const { band, second, rim, counter, haze } = nth(schemes, variant)
  const ids = castOf(pen, emblems, createStockbox(pen, stock, false), false)
  const [soft, wide, halo] = [blurOf(pen, 7), blurOf(pen, 26), haloOf(pen, 9)]
  const lead = seats[0]
  const floor = lead.y + lead.scale * 92
  const object = (index: number) => {
    const seat = seats[index]
    const id = ids[index]
    if (seat === undefined || id === undefined) return ''
    const copy = (attributes: string) => `<use href="#${id}"${attributes}/>`
    const w = (wide: number) => n(wide / seat.scale)
    return (
      copy(
        svg` transform="translate(${seat.x} ${seat.y + seat.scale * 188}) rotate(${-seat.tilt}) ` +
          svg`scale(${seat.scale} ${-seat.scale})" opacity=".2"`,
      ) +
      group(
        moved(seat.x, seat.y, seat.scale, seat.tilt),
        group(
          `filter="url(#${halo})"`,
          copy(` stroke="${counter}" stroke-width="${w(8)}" x="${w(5)}" y="${w(2)}"`) +
            copy(` stroke="${rim}" stroke-width="${w(8)}" x="-${w(5)}" y="-${w(2)}"`),
        ) +
          copy(` stroke="${black}" stroke-width="${w(4)}"`) +
          copy(''),
      )
    )
  }
  const calm =
    words === undefined
      ? ''
      : rect(
          0,
          0,
          width,
          height,
          pen.linear(
            [
              [black, 0, 0.8],
              [black, 0.5, 0.68],
              [black, 1, 0],
            ],
            svg`gradientUnits="userSpaceOnUse" x1="${words.from}" x2="${words.to}"`,
          ),
        )
  const objects = seats.map((_, i) => object(seats.length - 1 - i)).join('')
  const stage = (x: number, y: number, reach: number) =>
    ellipse(
      x,
      y,
      reach,
      reach * 0.16,
      pen.radial([haze, black]),
      `stroke="${rim}" stroke-width="5" filter="url(#${halo})"`,
    ) + ellipse(x, y, reach * 0.8, reach * 0.115, 'none', `stroke="${counter}" stroke-width="3"`)
  const heaven = rect(0, 0, width, height, pen.linear([black, [blue, 0.45], [haze, 0.72]])) + stars(sheet)
  const lights = group(
    `filter="url(#${soft})"`,
    curtain(sheet, height * 0.3, height * 0.75, second) + curtain(sheet, height * 0.42, height * 0.6, band),
  )
  const horizon = floor - lead.scale * 26
  const water =
    path(svg`M0 ${horizon}H${width}V${height}H0Z`, pen.linear([blue, black])) +
    group(`filter="url(#${wide})" opacity=".45"`, ellipse(lead.x, horizon + 30, height * 0.7, 26, band))
  if (Math.floor(variant / schemes.length) % 2 === 0)
    return (
      heaven +
      lights +
      fells(sheet, horizon, height * 0.26, blue, band) +
      fells(sheet, horizon + 4, height * 0.13, black, counter) +
      water +
      calm +
      stage(lead.x, floor, lead.scale * 118) +
      objects
    )
  const r = frame
  const lanes = Array.from({ length: 17 }, (_, i) => (i - 8) / 8)
    .map((at) => svg`M${lead.x + at * width * 0.3} ${horizon}L${lead.x + at * width * 1.4} ${height}`)
    .join('')
  const rungs = [0, 0.1, 0.26, 0.5, 0.8].map((at) => svg`M0 ${horizon + at * (height - horizon)}H${width}`).join('')
  return (
    heaven +
    lights +
    circle(lead.x, lead.y, r, pen.radial([haze, [black, 1, 0.9]]), 'opacity=".8"') +
    circle(lead.x, lead.y, r, 'none', `stroke="${counter}" stroke-width="10" filter="url(#${halo})"`) +
    circle(lead.x, lead.y, r - 16, 'none', `stroke="${rim}" stroke-width="3"`) +
    water +
    line(lanes + rungs, counter, 2, 'opacity=".5"') +
    calm +
    stage(lead.x, floor, lead.scale * 118) +
    objects
  )
}

/** Northern lights over a dark land: glossy things in the house's lime and violet with edges of neon, on a mirror. */
export const night: Manner = {
  swaps: { coin: 'token', horseshoe: 'comet', calendar: 'moon', drum: 'bolt', megaphone: 'bolt', lantern: 'flame' },
  /** Words lie over the start of the picture, on phones over two thirds of it. */
  banner: {
    width: 1600,
    height: 600,
    seats: [
      { x: 1235, y: 280, scale: 1.66, tilt: -4 },
      { x: 975, y: 378, scale: 0.9, tilt: -10 },
      { x: 1408, y: 406, scale: 0.62, tilt: 8 },
      { x: 1000, y: 170, scale: 0.5, tilt: 16 },
    ],
    frame: 222,
    words: { from: 0, to: 1050 },
  },
  promotion: {
    width: 800,
    height: 500,
    seats: [
      { x: 402, y: 222, scale: 1.34, tilt: -4 },
      { x: 274, y: 338, scale: 0.64, tilt: -10 },
      { x: 530, y: 340, scale: 0.6, tilt: 10 },
    ],
    frame: 154,
  },
  draw,
}
