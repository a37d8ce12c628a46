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

/** Eight colours in the order of the roles, each as lightness, chroma and hue. */
const row = (text: string): Tones<Oklch> => {
  const colours = text.split(', ').map((colour): Oklch => {
    const [lightness = 0, chroma = 0, hue = 0] = colour.split(' ').map(Number)
    return [lightness, chroma, hue]
  })
  const at = (index: number): Oklch => colours[index] ?? [0, 0, 0]
  return { ink: at(0), deep: at(1), mid: at(2), bright: at(3), glow: at(4), accent: at(5), pop: at(6), paper: at(7) }
}

/** Sixteen moods. Each leads from shade to light through at most two neighbouring hues; accent and pop cross them. */
const moods: Readonly<Record<string, Tones<Oklch>>> = {
  ember: row('.2 .06 350, .33 .13 10, .52 .2 25, .7 .18 48, .9 .11 88, .84 .16 85, .72 .12 195, .97 .03 85'),
  lagoon: row('.2 .06 245, .36 .09 225, .55 .11 205, .74 .12 190, .94 .07 130, .74 .17 40, .88 .15 92, .98 .02 160'),
  imperial: row('.19 .07 20, .32 .13 24, .48 .19 28, .63 .21 35, .89 .14 88, .85 .15 86, .68 .13 160, .97 .04 90'),
  jade: row('.19 .04 175, .34 .08 168, .52 .11 165, .72 .12 160, .94 .08 120, .86 .14 88, .62 .2 30, .98 .03 110'),
  neon: row('.17 .08 285, .3 .16 292, .48 .24 315, .66 .24 345, .88 .11 205, .84 .14 200, .9 .17 105, .97 .03 310'),
  midnight: row('.15 .04 265, .26 .08 262, .4 .12 258, .58 .13 250, .92 .09 92, .83 .13 84, .7 .16 20, .97 .02 90'),
  terracotta: row('.23 .05 35, .4 .1 36, .58 .14 42, .76 .12 62, .94 .07 85, .68 .11 195, .55 .13 260, .98 .03 80'),
  frost: row('.23 .08 262, .4 .12 252, .6 .12 238, .8 .08 222, .97 .03 200, .66 .22 350, .86 .12 190, .99 .01 220'),
  forest: row('.19 .04 150, .32 .08 146, .48 .12 140, .68 .16 128, .94 .13 108, .82 .16 75, .62 .2 25, .98 .04 105'),
  candy: row('.3 .12 330, .48 .17 345, .66 .17 355, .82 .11 15, .96 .05 75, .85 .11 175, .87 .15 92, .99 .02 40'),
  noir: row('.14 .01 280, .24 .02 275, .38 .03 270, .56 .03 262, .9 .05 70, .64 .22 27, .83 .14 80, .97 .01 80'),
  acid: row('.18 .07 300, .29 .12 300, .42 .15 298, .66 .19 140, .93 .19 118, .88 .2 128, .72 .2 345, .98 .04 118'),
  daybreak: row('.32 .1 295, .48 .13 305, .66 .13 335, .82 .1 30, .97 .06 90, .63 .2 20, .56 .14 250, .99 .02 80'),
  cobalt: row('.22 .11 268, .36 .18 265, .52 .19 258, .7 .13 238, .95 .09 105, .9 .17 100, .68 .22 12, .98 .02 230'),
  brass: row('.19 .03 55, .32 .05 58, .48 .08 65, .68 .1 75, .93 .09 90, .82 .13 82, .6 .1 190, .97 .03 88'),
  abyss: row('.16 .04 215, .27 .07 212, .42 .1 202, .62 .13 178, .93 .12 155, .88 .15 165, .75 .17 55, .98 .03 165'),
}

export const moodNames = Object.keys(moods)

/** Moods of the houses that have covers drawn in a manner of their own: night, cut paper, inlay. */
const houseMoods: Readonly<Record<string, Tones<Oklch>>> = {
  fjord: row('.13 .035 270, .2 .07 272, .29 .12 282, .56 .18 288, .9 .17 122, .86 .2 124, .66 .24 300, .97 .02 260'),
  borealis: row('.13 .04 240, .2 .06 230, .31 .09 195, .52 .13 168, .93 .13 140, .7 .2 300, .86 .2 124, .97 .02 200'),
  ultraviolet: row('.14 .06 295, .23 .13 295, .36 .2 298, .54 .24 310, .9 .1 330, .86 .2 124, .8 .15 200, .97 .02 300'),
  polar: row('.14 .04 255, .23 .09 258, .37 .13 248, .58 .14 228, .95 .05 205, .86 .2 124, .7 .22 330, .98 .01 220'),
  signal: row('.13 .04 280, .21 .1 288, .34 .18 312, .52 .24 335, .88 .11 200, .82 .15 195, .86 .2 124, .97 .02 280'),
  celadon: row(
    '.3 .04 178, .44 .08 172, .58 .085 168, .77 .075 162, .965 .022 92, .59 .19 33, .82 .12 82, .985 .012 93',
  ),
  cinnabar: row('.38 .13 30, .5 .17 31, .6 .19 33, .76 .13 40, .96 .03 90, .83 .12 82, .46 .08 172, .985 .012 93'),
  porcelain: row(
    '.5 .08 170, .72 .075 162, .84 .055 155, .92 .035 150, .985 .012 93, .59 .19 33, .8 .12 82, .99 .006 95',
  ),
  blossom: row('.45 .13 28, .7 .13 30, .83 .08 38, .92 .045 55, .985 .015 85, .46 .08 172, .59 .19 33, .99 .008 93'),
  teahouse: row('.42 .07 62, .62 .1 72, .78 .11 82, .88 .075 86, .975 .025 92, .46 .08 172, .59 .19 33, .985 .012 93'),
  indigo: row('.24 .1 282, .31 .12 282, .44 .15 284, .6 .12 286, .93 .06 84, .8 .12 80, .68 .09 200, .97 .02 84'),
  henna: row('.3 .1 38, .42 .12 40, .55 .14 44, .7 .12 52, .94 .05 82, .83 .11 82, .44 .15 284, .975 .02 84'),
  oasis: row('.27 .06 215, .39 .075 212, .53 .09 205, .71 .08 198, .94 .05 84, .82 .12 80, .6 .14 44, .97 .02 84'),
  sand: row('.42 .08 55, .62 .1 62, .76 .1 72, .87 .07 80, .96 .03 84, .44 .15 284, .6 .14 44, .98 .015 84'),
  saffron: row('.36 .1 48, .54 .13 56, .71 .14 68, .83 .11 78, .96 .05 86, .36 .14 283, .54 .09 205, .98 .015 84'),
}

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

const first = moods.ember ?? row('')
const moodOf = (name: string) =>
  (Object.hasOwn(moods, name) ? moods[name] : Object.hasOwn(houseMoods, name) ? houseMoods[name] : undefined) ?? first

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
