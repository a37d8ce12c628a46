import { blend, css, turned, type Oklch } from './colour'

/** Roles in every picture, from the farthest dark to the light source, and two colours that stand against them. */
export interface Tones<Colour> {
  ink: Colour
  deep: Colour
  mid: Colour
  bright: Colour
  glow: Colour
  accent: Colour
  pop: Colour
  paper: Colour
}

export type Palette = Tones<string>

const row = (
  ink: Oklch,
  deep: Oklch,
  mid: Oklch,
  bright: Oklch,
  glow: Oklch,
  accent: Oklch,
  pop: Oklch,
  paper: Oklch,
): Tones<Oklch> => ({ ink, deep, mid, bright, glow, accent, pop, paper })

/** Sixteen moods. Each leads from shade to light through at most two neighbouring hues; accent and pop cross them. */
const moods: Readonly<Record<string, Tones<Oklch>>> = {
  ember: row(
    [0.2, 0.06, 350],
    [0.33, 0.13, 10],
    [0.52, 0.2, 25],
    [0.7, 0.18, 48],
    [0.9, 0.11, 88],
    [0.84, 0.16, 85],
    [0.72, 0.12, 195],
    [0.97, 0.03, 85],
  ),
  lagoon: row(
    [0.2, 0.06, 245],
    [0.36, 0.09, 225],
    [0.55, 0.11, 205],
    [0.74, 0.12, 190],
    [0.94, 0.07, 130],
    [0.74, 0.17, 40],
    [0.88, 0.15, 92],
    [0.98, 0.02, 160],
  ),
  imperial: row(
    [0.19, 0.07, 20],
    [0.32, 0.13, 24],
    [0.48, 0.19, 28],
    [0.63, 0.21, 35],
    [0.89, 0.14, 88],
    [0.85, 0.15, 86],
    [0.68, 0.13, 160],
    [0.97, 0.04, 90],
  ),
  jade: row(
    [0.19, 0.04, 175],
    [0.34, 0.08, 168],
    [0.52, 0.11, 165],
    [0.72, 0.12, 160],
    [0.94, 0.08, 120],
    [0.86, 0.14, 88],
    [0.62, 0.2, 30],
    [0.98, 0.03, 110],
  ),
  neon: row(
    [0.17, 0.08, 285],
    [0.3, 0.16, 292],
    [0.48, 0.24, 315],
    [0.66, 0.24, 345],
    [0.88, 0.11, 205],
    [0.84, 0.14, 200],
    [0.9, 0.17, 105],
    [0.97, 0.03, 310],
  ),
  midnight: row(
    [0.15, 0.04, 265],
    [0.26, 0.08, 262],
    [0.4, 0.12, 258],
    [0.58, 0.13, 250],
    [0.92, 0.09, 92],
    [0.83, 0.13, 84],
    [0.7, 0.16, 20],
    [0.97, 0.02, 90],
  ),
  terracotta: row(
    [0.23, 0.05, 35],
    [0.4, 0.1, 36],
    [0.58, 0.14, 42],
    [0.76, 0.12, 62],
    [0.94, 0.07, 85],
    [0.68, 0.11, 195],
    [0.55, 0.13, 260],
    [0.98, 0.03, 80],
  ),
  frost: row(
    [0.23, 0.08, 262],
    [0.4, 0.12, 252],
    [0.6, 0.12, 238],
    [0.8, 0.08, 222],
    [0.97, 0.03, 200],
    [0.66, 0.22, 350],
    [0.86, 0.12, 190],
    [0.99, 0.01, 220],
  ),
  forest: row(
    [0.19, 0.04, 150],
    [0.32, 0.08, 146],
    [0.48, 0.12, 140],
    [0.68, 0.16, 128],
    [0.94, 0.13, 108],
    [0.82, 0.16, 75],
    [0.62, 0.2, 25],
    [0.98, 0.04, 105],
  ),
  candy: row(
    [0.3, 0.12, 330],
    [0.48, 0.17, 345],
    [0.66, 0.17, 355],
    [0.82, 0.11, 15],
    [0.96, 0.05, 75],
    [0.85, 0.11, 175],
    [0.87, 0.15, 92],
    [0.99, 0.02, 40],
  ),
  noir: row(
    [0.14, 0.01, 280],
    [0.24, 0.02, 275],
    [0.38, 0.03, 270],
    [0.56, 0.03, 262],
    [0.9, 0.05, 70],
    [0.64, 0.22, 27],
    [0.83, 0.14, 80],
    [0.97, 0.01, 80],
  ),
  acid: row(
    [0.18, 0.07, 300],
    [0.29, 0.12, 300],
    [0.42, 0.15, 298],
    [0.66, 0.19, 140],
    [0.93, 0.19, 118],
    [0.88, 0.2, 128],
    [0.72, 0.2, 345],
    [0.98, 0.04, 118],
  ),
  daybreak: row(
    [0.32, 0.1, 295],
    [0.48, 0.13, 305],
    [0.66, 0.13, 335],
    [0.82, 0.1, 30],
    [0.97, 0.06, 90],
    [0.63, 0.2, 20],
    [0.56, 0.14, 250],
    [0.99, 0.02, 80],
  ),
  cobalt: row(
    [0.22, 0.11, 268],
    [0.36, 0.18, 265],
    [0.52, 0.19, 258],
    [0.7, 0.13, 238],
    [0.95, 0.09, 105],
    [0.9, 0.17, 100],
    [0.68, 0.22, 12],
    [0.98, 0.02, 230],
  ),
  brass: row(
    [0.19, 0.03, 55],
    [0.32, 0.05, 58],
    [0.48, 0.08, 65],
    [0.68, 0.1, 75],
    [0.93, 0.09, 90],
    [0.82, 0.13, 82],
    [0.6, 0.1, 190],
    [0.97, 0.03, 88],
  ),
  abyss: row(
    [0.16, 0.04, 215],
    [0.27, 0.07, 212],
    [0.42, 0.1, 202],
    [0.62, 0.13, 178],
    [0.93, 0.12, 155],
    [0.88, 0.15, 165],
    [0.75, 0.17, 55],
    [0.98, 0.03, 165],
  ),
}

export const moodNames = Object.keys(moods)

const painted = (mood: Tones<Oklch>, degrees: number): Palette => ({
  ink: css(turned(mood.ink, degrees)),
  deep: css(turned(mood.deep, degrees)),
  mid: css(turned(mood.mid, degrees)),
  bright: css(turned(mood.bright, degrees)),
  glow: css(turned(mood.glow, degrees / 2)),
  accent: css(turned(mood.accent, degrees / 2)),
  pop: css(turned(mood.pop, degrees)),
  paper: css(mood.paper),
})

const first = moods.ember ?? row([0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0])
const moodOf = (name: string) => (Object.hasOwn(moods, name) ? moods[name] : undefined) ?? first

/** How a picture sits on its page: as painted, or lifted to pastel for a light one, cool or warm as sand. */
export type Ground = 'dark' | 'light' | 'sand'

const lifted = (mood: Tones<Oklch>, ground: Ground): Tones<Oklch> => {
  if (ground === 'dark') return mood
  const lift = ([lightness, chroma, hue]: Oklch): Oklch => {
    const colour: Oklch = [1 - (1 - lightness) * 0.5, chroma * 0.72, hue]
    return ground === 'sand' ? blend(colour, [colour[0] * 0.98, 0.08, 66], 0.6) : colour
  }
  return {
    ...mood,
    ink: lift(mood.ink),
    deep: lift(mood.deep),
    mid: lift(mood.mid),
    bright: lift(mood.bright),
    glow: ground === 'sand' ? [0.95, 0.035, 80] : [0.975, 0.014, mood.bright[2]],
  }
}

const known = new Map<string, Palette>()

/** A mood's colours turned by whole degrees of hue: beyond about 15 the harmony is another mood's. */
export const paletteOf = (name: string, degrees = 0, ground: Ground = 'dark'): Palette => {
  const turn = Math.round(degrees)
  const key = `${name} ${turn} ${ground}`
  const palette = known.get(key) ?? painted(lifted(moodOf(name), ground), turn)
  known.set(key, palette)
  return palette
}
