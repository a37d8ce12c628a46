import type { LetteringStyle, Face } from './lettering'
import { stock as inlaid } from './manners/inlay'
import { tint } from './manners/manner'
import { stock as glossy } from './manners/night'
import { stock as cut } from './manners/paper'
import type { Stock } from './materials'
import { n, svg } from './pen'
import type { SceneName } from './scenes'
import type { Stage } from './scenes/scene'
import { circle, group, line, path, rect, starPath } from './shapes'

/** How a house has covers of its own rooms drawn, and in what shape all of its covers stand on its cards. */
export interface House {
  /** The picture on its cards: nothing of a cover is cut away. */
  readonly shape: { readonly width: number; readonly height: number }
  /** Width of a cover in pixels: a card on a sharp phone. */
  readonly pixels: number
  /** How titles are set on tall covers, which have room for one; on others the name below the card is enough. */
  readonly lettering?: { readonly face: Face; readonly styles: readonly [LetteringStyle, ...LetteringStyle[]] }
  readonly stock: Stock
  /** Sheets without a light on them. */
  readonly isFlat: boolean
  readonly moods: readonly [string, ...string[]]
  /** Places that its rooms are seen in besides those of their kind. */
  readonly scenes: readonly SceneName[]
  /** Drawn under the emblem: its own shapes again. */
  readonly edge: (id: string, stage: Stage) => string
  /** What shines or stands behind an emblem of 300 pixels about the origin. */
  readonly auras: readonly [Aura, ...Aura[]]
}

type Aura = (stage: Stage) => string

const copy = (id: string, attributes: string) => `<use href="#${id}" ${attributes}/>`
const none: Aura = () => ''

const [lime, violet, black] = [tint('0.9 0.21 125'), tint('0.66 0.24 300'), tint('0.13 0.035 270')]
const neon = (body: (width: number) => string) =>
  group('opacity=".28"', body(22)) + group('opacity=".5"', body(11)) + body(4)

const night: House = {
  shape: { width: 600, height: 800 },
  pixels: 360,
  lettering: { face: 'block', styles: ['poster', 'chrome', 'neon', 'cast'] },
  stock: glossy,
  isFlat: false,
  moods: ['fjord', 'borealis', 'ultraviolet', 'polar', 'signal'],
  scenes: ['grid', 'cosmos', 'alley', 'ice'],
  edge: (id) =>
    copy(id, `x="4" y="2" stroke="${violet}" stroke-width="10"`) +
    copy(id, `x="-4" y="-2" stroke="${lime}" stroke-width="10"`) +
    copy(id, `stroke="${black}" stroke-width="5"`),
  auras: [
    none,
    ({ colours: c }) => neon((w) => circle(0, 0, 178, 'none', svg`stroke="${c.accent}" stroke-width="${w}"`)),
    ({ colours: c }) =>
      neon((w) => line('M0-196L170-98V98L0 196L-170 98V-98Z', c.pop, w)) +
      path('M0-176L152-88V88L0 176L-152 88V-88Z', c.ink, 'opacity=".55"'),
    ({ colours: c }) =>
      neon((w) => line('M-216 118L0-206L216 118Z', c.accent, w)) + line('M-180 100L0-166L180 100Z', c.pop, 3),
    ({ colours: c }) =>
      neon((w) => line('M-300-120C-180-210-60-20 60-110S240-180 320-90', c.accent, w)) +
      neon((w) => line('M-300-40C-160-130-40 50 90-40S250-90 320-10', c.pop, w)),
  ],
}

const [cream, shade] = [tint('0.985 0.012 93'), tint('0.2 0.05 180')]

const rings = (colour: string, from: number, count: number) =>
  group(
    `stroke="${colour}" stroke-width="2.5"`,
    Array.from({ length: count }, (_, i) => circle(0, 0, from + i * 15, 'none')).join(''),
  )
/** A sheet with the faint edge of its shadow. */
const sheet = (shape: (fill: string) => string) =>
  group('transform="translate(0 6)" opacity=".18"', shape(shade)) + shape('')
const scallop = (lobes: number, r: number) => {
  const at = (angle: number, reach: number) => svg`${reach * Math.cos(angle)} ${reach * Math.sin(angle)}`
  const step = (Math.PI * 2) / lobes
  return `M${at(0, r)}${Array.from({ length: lobes }, (_, i) => `Q${at((i + 0.5) * step, r * 1.22)} ${at((i + 1) * step, r)}`).join('')}Z`
}
const bars = (fill: string) =>
  [
    [-300, -120, 190],
    [-250, -96, 190],
    [110, 66, 190],
    [150, 90, 170],
  ]
    .map(([x = 0, y = 0, wide = 0]) => rect(x, y, wide, 25, fill, 'rx="12.5"'))
    .join('')

const paper: House = {
  shape: { width: 640, height: 400 },
  pixels: 480,
  stock: cut,
  isFlat: true,
  moods: ['celadon', 'cinnabar', 'porcelain', 'blossom', 'teahouse'],
  scenes: ['garden', 'temple', 'heaven', 'orchard', 'dusk', 'sea'],
  edge: (id) =>
    copy(id, `y="7" stroke="${shade}" stroke-width="15" opacity=".16"`) +
    copy(id, `y="4" stroke="${shade}" stroke-width="13" opacity=".2"`) +
    copy(id, `stroke="${cream}" stroke-width="12"`),
  auras: [
    ({ colours: c }) => rings(c.paper, 186, 4) + sheet((fill) => circle(0, 0, 172, fill || c.accent)),
    ({ colours: c }) => sheet((fill) => path(scallop(12, 158), fill || c.pop)) + rings(c.glow, 118, 3),
    ({ colours: c }) => sheet((fill) => circle(0, 0, 170, fill || c.bright)) + sheet((fill) => bars(fill || c.paper)),
    ({ colours: c }) => sheet((fill) => bars(fill || c.paper)) + rings(c.accent, 150, 3),
    ({ colours: c }) =>
      sheet((fill) => path('M-240 260V30A240 240 0 0 1 240 30V260Z', fill || c.pop)) +
      sheet((fill) => path('M-180 260V30A180 180 0 0 1 180 30V260Z', fill || c.bright)),
  ],
}

const [gold, indigo] = [tint('0.81 0.12 80'), tint('0.24 0.1 282')]

/** A pointed arch about the origin, that narrows below its shoulders. */
const arch = (k: number) =>
  svg`M${-170 * k} 300V${-10 * k}C${-200 * k} ${-70 * k} ${-180 * k} ${-120 * k} ${-110 * k} ${-160 * k}` +
  svg`Q${-36 * k} ${-190 * k} 0 ${-236 * k}Q${36 * k} ${-190 * k} ${110 * k} ${-160 * k}` +
  svg`C${180 * k} ${-120 * k} ${200 * k} ${-70 * k} ${170 * k} ${-10 * k}V300Z`

const inlay: House = {
  shape: { width: 600, height: 600 },
  pixels: 360,
  stock: inlaid,
  isFlat: true,
  moods: ['indigo', 'henna', 'oasis', 'sand', 'saffron'],
  scenes: ['desert', 'dusk', 'temple', 'heaven', 'garden'],
  edge: (id) => copy(id, `stroke="${indigo}" stroke-width="12"`) + copy(id, `stroke="${gold}" stroke-width="6"`),
  auras: [
    ({ colours: c }) =>
      path(starPath(16, 208, 172), c.deep, `stroke="${c.accent}" stroke-width="5"`) +
      line(starPath(8, 178, 112) + starPath(16, 140, 116), c.accent, 3, 'opacity=".8"'),
    ({ colours: c }) =>
      path(arch(1.06), c.glow) +
      path(arch(1), c.deep, `stroke="${c.accent}" stroke-width="5"`) +
      line(arch(0.92), c.accent, 7, 'stroke-dasharray="0 17"'),
    ({ colours: c }) =>
      circle(0, 0, 196, c.glow, `stroke="${c.accent}" stroke-width="6"`) +
      path(starPath(8, 186, 142), c.mid, `stroke="${c.accent}" stroke-width="4"`),
    ({ colours: c }) =>
      path('M0-226L226 0L0 226L-226 0Z', c.glow, `stroke="${c.accent}" stroke-width="5"`) +
      path('M-156-156H156V156H-156Z', c.deep, `stroke="${c.accent}" stroke-width="5"`) +
      line('M0-180L180 0L0 180L-180 0Z', c.accent, 3),
    ({ colours: c }) =>
      circle(0, 0, 200, 'none', `stroke="${c.accent}" stroke-width="9" stroke-dasharray="0 18"`) +
      circle(0, 0, 178, c.deep, `stroke="${c.accent}" stroke-width="5"`) +
      circle(0, 0, 150, 'none', svg`stroke="${c.pop}" stroke-width="${n(22)}" opacity=".5"`),
  ],
}

/** Covers of other merchants are their vendors' alone. */
const houses: Readonly<Record<string, House>> = { aurora: night, jade: paper, sahara: inlay }

export const houseOf = (merchant: string | undefined): House | undefined =>
  merchant !== undefined && Object.hasOwn(houses, merchant) ? houses[merchant] : undefined
