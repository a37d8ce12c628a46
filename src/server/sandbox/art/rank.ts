import { css, type Oklch } from './colour'
import { createPen, n, type Pen, svg } from './pen'
import { circle, group, line, moved, path, picture, rect, shortColours, starPath } from './shapes'
import { tint } from './manners/manner'

const size = 320

interface Metal {
  readonly light: Oklch
  readonly mid: Oklch
  readonly dark: Oklch
  /** Behind the sign, inside the rim. */
  readonly field: Oklch
}

interface Crest {
  readonly metal: Metal
  readonly sign: 'star' | 'gem'
  /** Leaves on each side, feathers on each side, a crown: the higher, the more. */
  readonly leaves?: number
  readonly feathers?: number
  readonly isCrowned?: true
}

const metal = (light: Oklch, mid: Oklch, dark: Oklch, field: Oklch): Metal => ({ light, mid, dark, field })
const bronze = metal([0.87, 0.07, 65], [0.66, 0.11, 52], [0.41, 0.08, 42], [0.33, 0.06, 40])
const silver = metal([0.98, 0.004, 250], [0.79, 0.014, 250], [0.5, 0.02, 255], [0.36, 0.03, 258])
const gold = metal([0.96, 0.1, 98], [0.8, 0.15, 82], [0.52, 0.12, 60], [0.36, 0.08, 45])
const platinum = metal([0.99, 0.012, 190], [0.85, 0.035, 205], [0.54, 0.055, 220], [0.33, 0.06, 225])
const diamond = metal([0.97, 0.035, 235], [0.77, 0.12, 248], [0.46, 0.17, 268], [0.29, 0.13, 280])

/** By the id of the rank. */
const crests: Readonly<Record<string, Crest>> = {
  bronze: { metal: bronze, sign: 'star' },
  silver: { metal: silver, sign: 'star', leaves: 4 },
  gold: { metal: gold, sign: 'star', leaves: 6, isCrowned: true },
  platinum: { metal: platinum, sign: 'star', feathers: 3, isCrowned: true },
  diamond: { metal: diamond, sign: 'gem', feathers: 4, isCrowned: true },
}

/** Tones of a crest's metal, and `fill`, all of them as one light. */
interface Tones {
  readonly light: string
  readonly mid: string
  readonly dark: string
  readonly fill: string
  /** Behind the sign. */
  readonly field: string
}

const shield = (k: number) => {
  const at = (x: number, y: number) => `${n(x * k)} ${n(y * k)}`
  return (
    `M${at(0, -100)}L${at(84, -72)}V${n(8 * k)}C${at(84, 58)} ${at(42, 92)} ${at(0, 110)}` +
    `C${at(-42, 92)} ${at(-84, 58)} ${at(-84, 8)}V${n(-72 * k)}Z`
  )
}

/** A rank's crest, 320 by 320, on nothing, in its merchant's manner; of others a shield. Undefined: there is no such rank. */
export function drawRank(id: string, merchant?: string): string | undefined {
  const crest = Object.hasOwn(crests, id) ? crests[id] : undefined
  if (crest === undefined) return undefined
  const pen = createPen(`rank ${id} ${merchant ?? ''}`)
  const { light, mid, dark, field } = crest.metal
  const [light$, mid$, dark$] = [css(light), css(mid), css(dark)]
  const tones: Tones = {
    light: light$,
    mid: mid$,
    dark: dark$,
    field: css(field),
    get fill() {
      return pen.linear([light$, mid$, dark$])
    },
  }
  const own = merchant !== undefined && Object.hasOwn(manners, merchant) ? manners[merchant] : undefined
  const drawn = (own ?? shielded)(pen, crest, tones, Object.keys(crests).indexOf(id))
  return shortColours(picture(size, size, pen.defs() + drawn))
}

/** `height`: 0 of the lowest rank. */
type Drawer = (pen: Pen, crest: Crest, tones: Tones, height: number) => string

const shielded: Drawer = (pen, crest, tones) => {
  const { field } = crest.metal
  const inner = pen.radial([
    [css([field[0] + 0.16, field[1] + 0.03, field[2]]), 0],
    [css(field), 1],
  ])
  const body =
    path(shield(1), tones.dark) +
    path(shield(0.955), tones.fill) +
    path(shield(0.8), tones.dark) +
    path(shield(0.765), inner) +
    path('M0-76L64-55V6C64 44 32 70 0 84Z', tones.dark, 'opacity=".22"') +
    line('M-76-62V4C-76 34-62 58-44 74', tones.light, 4, 'opacity=".8"') +
    sign(crest.sign, tones)
  const parts =
    feathers(pen, crest.feathers ?? 0, tones) +
    leaves(pen, crest.leaves ?? 0, tones) +
    body +
    (crest.isCrowned ? group(moved(0, -112, 0.52), crown(tones)) : '')
  const [y, scale] = crest.feathers === undefined ? [crest.isCrowned ? 184 : 156, 1.02] : [182, 0.9]
  return group(moved(160, y, scale), parts)
}

const [lime, violet, night] = [tint('0.86 0.2 124'), tint('0.62 0.22 295'), tint('0.16 0.05 272')]
const hexagon = (k: number) =>
  svg`M0 ${-100 * k}L${87 * k} ${-50 * k}V${50 * k}L0 ${100 * k}L${-87 * k} ${50 * k}V${-50 * k}Z`

/** A plate of night glass in an edge of neon, with blades at its sides. */
const plated: Drawer = (pen, crest, tones, height) => {
  const blades = () => {
    const side = pen.stamp(
      path('M-84-34L-146-66L-128-22L-84-2Z', tones.fill) + line('M-88-30L-142-62', tones.light, 3),
      Array.from({ length: height }, (_, i) => moved(i * 5, i * 30 - 8, 1 - i * 0.1)),
    )
    return side + group('transform="scale(-1 1)"', side)
  }
  const glow = (d: string, colour: string) => line(d, night, 13) + line(d, colour, 6)
  const peak =
    crest.isCrowned === undefined
      ? ''
      : glow('M-46-100L-54-138L-24-118L0-146L24-118L54-138L46-100', lime) + circle(0, -146, 7, tones.light)
  const body =
    glow(hexagon(1.02), height > 2 ? lime : violet) +
    path(hexagon(1), tones.fill) +
    path(hexagon(0.84), night) +
    path(hexagon(0.78), pen.radial([tones.field, night])) +
    path('M0-78L68-39V39L0 78Z', night, 'opacity=".35"') +
    sign(crest.sign, tones)
  return group(moved(160, crest.isCrowned ? 182 : 160, 0.98), (height === 0 ? '' : blades()) + peak + body)
}

const [cream, cinnabar, leaf, umbra] = [
  tint('0.985 0.012 93'),
  tint('0.59 0.19 33'),
  tint('0.5 0.085 170'),
  tint('0.2 0.05 180'),
]
const petals = (lobes: number, r: number) => {
  const step = (Math.PI * 2) / lobes
  const at = (turn: number, reach: number) => svg`${reach * Math.cos(turn)} ${reach * Math.sin(turn)}`
  return `M${at(0, r)}${Array.from({ length: lobes }, (_, i) => `Q${at((i + 0.5) * step, r * (1 + 2.2 / lobes))} ${at((i + 1) * step, r)}`).join('')}Z`
}

/** A seal of cut paper on ribbons: one sheet more with each rank, and a blossom on it. */
const sealed: Drawer = (pen, crest, tones, height) => {
  const sheet = (d: string, fill: string) =>
    path(d, umbra, 'transform="translate(0 6)" opacity=".22"') + path(d, fill, `stroke="${cream}" stroke-width="5"`)
  const tail = sheet('M-14 60L-62 136L-36 130L-22 152L18 74Z', height > 1 ? cinnabar : tones.dark)
  const frond = sheet('M-84 70C-134 66-150 26-140-16C-104-4-84 26-84 70Z', leaf)
  const fronds = frond + group('transform="rotate(38)"', frond)
  const beside = height < 2 ? '' : fronds + group('transform="scale(-1 1)"', fronds)
  const blossom = () =>
    pen.stamp(
      path('M0-4C-26-18-24-54 0-62C24-54 26-18 0-4Z', tones.light, `stroke="${tones.dark}" stroke-width="3"`),
      [0, 72, 144, 216, 288].map((turn) => `transform="rotate(${turn})"`),
    ) + circle(0, 0, 12, cinnabar)
  const seal =
    (height > 2 ? sheet(petals(16, 106), tones.dark) : '') +
    sheet(petals(8 + height * 2, 92), tones.mid) +
    (height > 0 ? sheet(petals(12, 72), cream) : '') +
    path(petals(24, 66), tones.field) +
    (crest.sign === 'gem' ? sign('gem', tones) : blossom())
  const top =
    crest.isCrowned === undefined
      ? ''
      : group(moved(0, -104, 0.5), crown({ fill: tones.mid, light: tones.light, dark: tones.dark }))
  const parts = tail + group('transform="scale(-1 1)"', tail) + beside + seal + top
  return group(moved(160, crest.isCrowned ? 166 : 146, 0.98), parts)
}

const [gilt, indigo, clay] = [tint('0.81 0.12 80'), tint('0.31 0.12 282'), tint('0.61 0.14 44')]

/** A star of inlaid tiles: more points, a ring of pearls and a crown with the ranks. */
const starred: Drawer = (_pen, crest, tones, height) => {
  const edge = `stroke="${gilt}" stroke-width="4"`
  const square = rect(-76, -76, 152, 152, tones.mid, edge)
  const outer =
    (height > 2 ? path(starPath(16, 138, 108), clay, edge) : '') +
    (height > 0 ? path(starPath(16, 124, 98), indigo, edge) : '') +
    (height > 1 ? circle(0, 0, 112, 'none', `stroke="${gilt}" stroke-width="7" stroke-dasharray="0 17.6"`) : '')
  const inner =
    group('transform="rotate(45)"', square) +
    square +
    path(starPath(8, 86, 66), tones.field, edge) +
    path(starPath(8, 72, 40), 'none', `stroke="${tones.light}" stroke-width="2.5" opacity=".8"`) +
    (crest.sign === 'gem'
      ? sign('gem', tones)
      : path(starPath(8, 48, 27), tones.light, `stroke="${gilt}" stroke-width="3"`) + circle(0, 0, 13, tones.dark))
  const top = crest.isCrowned
    ? group(moved(0, -136, 0.44), crown({ fill: gilt, light: tones.light, dark: indigo }))
    : ''
  return group(moved(160, crest.isCrowned ? 172 : 160, crest.isCrowned ? 0.94 : 1.05), outer + inner + top)
}

/** As the merchants' other pictures are drawn: night, cut paper, inlay. */
const manners: Readonly<Record<string, Drawer>> = { aurora: plated, jade: sealed, sahara: starred }

function sign(kind: Crest['sign'], tones: Tones): string {
  const { light, mid, dark } = tones
  if (kind === 'gem')
    return group(
      moved(0, 0, 0.62),
      path('M-84-20L-46-66H46L84-20L0 82Z', mid) +
        path('M-84-20L-46-66L-32-20ZM0-66L32-20H-32ZM46-66L84-20H32Z', light) +
        path('M-32-20H32L0 82Z', light, 'opacity=".6"') +
        path('M32-20H84L0 82Z', dark),
    )
  const facets = Array.from({ length: 5 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const [u, v] = [Math.cos(turn + Math.PI / 5), Math.sin(turn + Math.PI / 5)]
    return `M0 0L${n(x * 52)} ${n(y * 52)}L${n(u * 22)} ${n(v * 22)}Z`
  }).join('')
  return (
    path(starPath(5, 52, 22), tones.fill) +
    path(facets, dark, 'opacity=".45"') +
    path(starPath(5, 52, 22), 'none', `stroke="${light}" stroke-width="2.5"`)
  )
}

/** A branch on each side, from the foot of the shield upwards. */
function leaves(pen: Pen, count: number, { mid, dark, light }: Tones): string {
  if (count === 0) return ''
  const leaf = path('M0 0C-20-8-26-26-18-44C2-34 8-16 0 0Z', mid) + line('M-1-4C-8-14-13-24-16-36', light, 2.5)
  const places = Array.from({ length: count }, (_, i) => {
    const turn = ((118 + i * 21) * Math.PI) / 180
    return { x: 104 * Math.cos(turn), y: 18 + 104 * Math.sin(turn), lean: -58 + i * 19 }
  })
  const side = pen.stamp(
    leaf,
    places.flatMap(({ x, y, lean }) => [moved(x, y, 1, lean), moved(x, y, 0.82, lean + 56)]),
  )
  const stem = line('M-14 126C-66 112-100 70-102 8', dark, 5)
  return stem + side + group('transform="scale(-1 1)"', stem + side)
}

/** A wing on each side. */
function feathers(pen: Pen, count: number, { fill, dark, light }: Tones): string {
  if (count === 0) return ''
  const feather =
    path('M0 0C-34-8-66-34-76-78C-44-70-12-48 0-10Z', fill) + line('M-8-10C-34-24-54-46-66-68', dark, 3, 'opacity=".6"')
  const side = pen.stamp(
    feather,
    Array.from({ length: count }, (_, i) => moved(-72, 46 - i * 26, 1 - i * 0.07, -34 + i * 12)),
  )
  const edge = circle(-74, 48, 7, light)
  return side + edge + group('transform="scale(-1 1)"', side + edge)
}

const crown = ({ fill, light, dark }: Pick<Tones, 'fill' | 'light' | 'dark'>): string =>
  path('M-70 40L-84-26L-42 4L0-52L42 4L84-26L70 40Q0 58-70 40Z', fill) +
  path('M-70 40Q0 58 70 40L67 22Q0 40-67 22Z', dark) +
  circle(-84, -32, 10, light) +
  circle(84, -32, 10, light) +
  circle(0, -60, 12, light)
