import { css, type Oklch } from './colour'
import { createPen, n, type Pen } from './pen'
import { circle, group, line, moved, path, picture, shortColours, starPath } from './shapes'

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

interface Tones {
  readonly light: string
  readonly mid: string
  readonly dark: string
  readonly fill: string
}

const shield = (k: number) => {
  const at = (x: number, y: number) => `${n(x * k)} ${n(y * k)}`
  return (
    `M${at(0, -100)}L${at(84, -72)}V${n(8 * k)}C${at(84, 58)} ${at(42, 92)} ${at(0, 110)}` +
    `C${at(-42, 92)} ${at(-84, 58)} ${at(-84, 8)}V${n(-72 * k)}Z`
  )
}

/** A rank's crest, 320 by 320, on nothing: a shield of its metal. Undefined: there is no such rank. */
export function drawRank(id: string): string | undefined {
  const crest = Object.hasOwn(crests, id) ? crests[id] : undefined
  if (crest === undefined) return undefined
  const pen = createPen(`rank ${id}`)
  const { light, mid, dark, field } = crest.metal
  const [light$, mid$, dark$] = [css(light), css(mid), css(dark)]
  const tones: Tones = { light: light$, mid: mid$, dark: dark$, fill: pen.linear([light$, mid$, dark$]) }
  const inner = pen.radial([
    [css([field[0] + 0.16, field[1] + 0.03, field[2]]), 0],
    [css(field), 1],
  ])
  const body =
    path(shield(1), dark$) +
    path(shield(0.955), tones.fill) +
    path(shield(0.8), dark$) +
    path(shield(0.765), inner) +
    path('M0-76L64-55V6C64 44 32 70 0 84Z', dark$, 'opacity=".22"') +
    line('M-76-62V4C-76 34-62 58-44 74', light$, 4, 'opacity=".8"') +
    sign(crest.sign, tones)
  const parts =
    feathers(pen, crest.feathers ?? 0, tones) +
    leaves(pen, crest.leaves ?? 0, tones) +
    body +
    (crest.isCrowned ? group(moved(0, -112, 0.52), crown(tones)) : '')
  const [y, scale] = crest.feathers === undefined ? [crest.isCrowned ? 184 : 156, 1.02] : [182, 0.9]
  return shortColours(picture(size, size, pen.defs() + group(moved(160, y, scale), parts)))
}

function sign(kind: Crest['sign'], { light, mid, dark, fill }: Tones): string {
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
    path(starPath(5, 52, 22), fill) +
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

const crown = ({ fill, light, dark }: Tones): string =>
  path('M-70 40L-84-26L-42 4L0-52L42 4L84-26L70 40Q0 58-70 40Z', fill) +
  path('M-70 40Q0 58 70 40L67 22Q0 40-67 22Z', dark) +
  circle(-84, -32, 10, light) +
  circle(84, -32, 10, light) +
  circle(0, -60, 12, light)
