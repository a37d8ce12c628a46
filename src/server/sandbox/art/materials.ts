import { blend, css, type Oklch } from './colour'
import type { Pen } from './pen'

/** What an emblem is made of: light, middle and dark tone, and `fill`, the tones as one light falling from above. */
export interface Material {
  light: string
  mid: string
  dark: string
  fill: string
}

export type MaterialName = keyof typeof natural
/** Materials by name, and ways to draw a part more than once. */
export interface Paintbox {
  (name: MaterialName): Material
  stamp: Pen['stamp']
  /** The drawing and its reflection in the vertical axis. */
  twice: (body: string) => string
  /** The drawing turned about the origin by each of the angles, in degrees. */
  turned: (body: string, degrees: readonly number[]) => string
}
/** How a studio colours its emblems: as in nature, flat as on a poster, of gilt, in one hue and gold, or tinted. */
export type Finish = 'gloss' | 'poster' | 'gilt' | 'duotone' | 'tinted'

type Tone = readonly [light: Oklch, mid: Oklch, dark: Oklch]

const natural = {
  gold: [
    [0.95, 0.11, 98],
    [0.81, 0.16, 82],
    [0.52, 0.12, 60],
  ],
  ruby: [
    [0.76, 0.16, 20],
    [0.57, 0.22, 25],
    [0.35, 0.14, 20],
  ],
  coral: [
    [0.87, 0.11, 62],
    [0.71, 0.18, 44],
    [0.48, 0.16, 33],
  ],
  rose: [
    [0.89, 0.08, 355],
    [0.71, 0.18, 0],
    [0.47, 0.16, 5],
  ],
  amethyst: [
    [0.82, 0.11, 312],
    [0.56, 0.2, 305],
    [0.34, 0.15, 298],
  ],
  sapphire: [
    [0.83, 0.1, 238],
    [0.57, 0.17, 256],
    [0.33, 0.13, 264],
  ],
  sky: [
    [0.95, 0.05, 215],
    [0.78, 0.11, 222],
    [0.52, 0.11, 236],
  ],
  jade: [
    [0.92, 0.08, 170],
    [0.73, 0.12, 168],
    [0.46, 0.09, 176],
  ],
  emerald: [
    [0.87, 0.15, 150],
    [0.64, 0.17, 150],
    [0.38, 0.1, 158],
  ],
  lime: [
    [0.94, 0.15, 115],
    [0.78, 0.19, 130],
    [0.5, 0.14, 140],
  ],
  ivory: [
    [0.99, 0.01, 95],
    [0.94, 0.025, 90],
    [0.74, 0.05, 75],
  ],
  steel: [
    [0.96, 0.01, 240],
    [0.73, 0.03, 248],
    [0.43, 0.04, 255],
  ],
  wood: [
    [0.74, 0.1, 65],
    [0.53, 0.1, 52],
    [0.31, 0.07, 45],
  ],
  ink: [
    [0.46, 0.05, 280],
    [0.28, 0.04, 280],
    [0.17, 0.03, 280],
  ],
} as const satisfies Record<string, Tone>

const gilt: Tone = [
  [0.96, 0.1, 98],
  [0.8, 0.15, 80],
  [0.5, 0.12, 58],
]

/** Keeps eyes and white parts readable whatever the finish does to the rest. */
const plain: ReadonlySet<MaterialName> = new Set(['ivory', 'ink'])

const finished = (tone: Tone, name: MaterialName, finish: Finish, hue: number): Tone => {
  if (plain.has(name)) return tone
  const each = (change: (colour: Oklch) => Oklch): Tone => [change(tone[0]), change(tone[1]), change(tone[2])]
  switch (finish) {
    case 'gilt':
      return [blend(tone[0], gilt[0], 0.85), blend(tone[1], gilt[1], 0.8), blend(tone[2], gilt[2], 0.75)]
    case 'duotone':
      return name === 'gold' ? tone : each(([l, c]) => [l, Math.min(c, 0.15), name === 'coral' ? hue + 40 : hue])
    case 'tinted':
      return each((colour) => blend(colour, [colour[0], colour[1], hue], 0.22))
    default:
      return tone
  }
}

interface Tones {
  light: string
  mid: string
  dark: string
  /** The ends of the gradient: between light and middle, between middle and dark. */
  high: string
  low: string
}

const mixed = ([light, mid, dark]: Tone, name: MaterialName): Tones => ({
  light: css(light),
  mid: css(mid),
  dark: css(dark),
  high: css(blend(light, mid, name === 'ivory' ? 0.2 : 0.5)),
  low: css(blend(mid, dark, name === 'gold' ? 0.8 : 0.6)),
})

const known = new Map<string, Tones>()

const tonesOf = (name: MaterialName, finish: Finish, hue: number): Tones => {
  const key = `${name} ${finish} ${Math.round(hue)}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = mixed(finished(natural[name], name, finish, Math.round(hue)), name)
  known.set(key, made)
  return made
}

/** `flat`: one tone without a light on it. */
const boxOf = (pen: Pen, tones: (name: MaterialName) => Tones, flat: boolean): Paintbox => {
  const made = new Map<MaterialName, Material>()
  const material = (name: MaterialName): Material => {
    const found = made.get(name)
    if (found !== undefined) return found
    const own = tones(name)
    const one: Material = {
      ...own,
      get fill() {
        if (flat) return own.mid
        return pen.linear(name === 'gold' ? [own.light, [own.mid, 0.4], own.low] : [own.high, own.low])
      },
    }
    made.set(name, one)
    return one
  }
  return Object.assign(material, {
    stamp: pen.stamp,
    twice: (body: string) => pen.stamp(body, ['', 'transform="scale(-1 1)"']),
    turned: (body: string, degrees: readonly number[]) =>
      pen.stamp(
        body,
        degrees.map((angle) => (angle === 0 ? '' : `transform="rotate(${angle})"`)),
      ),
  })
}

/** `hue` is the studio's own, used by the duotone finish. */
export const createPaintbox = (pen: Pen, finish: Finish, hue: number): Paintbox =>
  boxOf(pen, (name) => tonesOf(name, finish, hue), finish === 'poster')

/** Every material in colours of its own: light, middle and dark of each. */
export type Stock = Readonly<Record<MaterialName, Tone>>

/** Emblems made of another stock than nature's. `flat`: each tone is one sheet, without a light on it. */
export const createStockbox = (pen: Pen, stock: Stock, flat: boolean): Paintbox =>
  boxOf(pen, (name) => mixed(stock[name], name), flat)
