import { css, type Oklch } from './colour'
import type { Mark, MarkInks } from './marks/mark'
import { diamond, disc, hexagon, plate, slant, stamp } from './marks/monogram'
import { moonlet, orbit, petals, pinwheel, rings, spiral, sun, sunrise, target, waves } from './marks/round'
import {
  bars,
  bolt,
  chevrons,
  crown,
  cube,
  facets,
  leaves,
  lens,
  links,
  overlap,
  peaks,
  pixels,
  ribbon,
  shield,
  tiles,
} from './marks/square'
import { createRandom, hash } from './random'
import { group, picture } from './shapes'

export interface VendorMarkOf {
  code: string
  name: string
  /** In full colour; softened otherwise. */
  active?: boolean
}

const marks: readonly [Mark, ...Mark[]] = [
  petals,
  disc,
  cube,
  orbit,
  shield,
  tiles,
  hexagon,
  waves,
  chevrons,
  pinwheel,
  plate,
  facets,
  target,
  crown,
  stamp,
  spiral,
  peaks,
  overlap,
  slant,
  sun,
  bars,
  rings,
  diamond,
  leaves,
  moonlet,
  bolt,
  links,
  lens,
  sunrise,
  pixels,
  ribbon,
]

/** Twelve hues that the eye tells apart in a list; the second colour stands a third or a half of the circle away. */
const hues = [12, 32, 52, 82, 130, 155, 182, 212, 245, 268, 300, 342] as const

/** Middle lightness throughout: readable on a dark and on a light page. */
const inksOf = (hue: number, away: number, active: boolean): MarkInks => {
  const ink = ([lightness, chroma, at]: Oklch) =>
    css(active ? [lightness, chroma, at] : [lightness * 0.82 + 0.12, chroma * 0.28, at])
  const yellow = hue > 70 && hue < 120
  return {
    main: ink([yellow ? 0.72 : 0.6, 0.19, hue]),
    deep: ink([yellow ? 0.6 : 0.47, 0.16, hue - 6]),
    light: ink([0.78, 0.13, hue + 8]),
    second: ink([0.74, 0.16, hue + away]),
    paper: css([0.985, 0.008, hue]),
  }
}

const lettersOf = (code: string, name: string) => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const initials =
    words.length > 1
      ? words
          .slice(0, 2)
          .map((word) => [...word][0] ?? '')
          .join('')
      : ([...(words[0] ?? code)][0] ?? '')
  return (initials === '' ? [...code].slice(0, 2).join('') : initials).toUpperCase()
}

/** A vendor's logo, 96 by 96 without a ground. Its shape and colours hang on the code, its letters on the name. */
export const drawVendorMark = ({ code, name, active = false }: VendorMarkOf): string => {
  const random = createRandom(`mark ${code}`)
  const mark = marks[hash(`shape-${code}`) % marks.length] ?? marks[0]
  const hue = random.pick(hues)
  const inks = inksOf(hue, random.pick([120, 150, 180, -120, 40, -50] as const), active)
  return picture(96, 96, group('transform="translate(48 48)"', mark(inks, random, lettersOf(code, name))))
}
