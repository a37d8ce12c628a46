import type { Face, LetteringStyle } from './lettering'
import type { Finish } from './materials'
import { moodNames } from './palettes'
import { createRandom } from './random'

export type Frame = 'none' | 'line' | 'corners' | 'arch' | 'bands'
export type Outline = 'ink' | 'sticker' | 'shadow' | 'gilt'
export type Aura = 'none' | 'rays' | 'ring' | 'medallion' | 'spark'

/** A vendor's hand: what all its covers share, so that a lane of one vendor is a family. */
export interface Studio {
  moods: readonly string[]
  /** Degrees its palettes are turned. */
  turn: number
  hue: number
  finish: Finish
  face: Face
  styles: readonly [LetteringStyle, LetteringStyle]
  frame: Frame
  outline: Outline
  auras: readonly [Aura, Aura]
  /** The title stands over the emblem instead of under it. */
  titleFirst: boolean
}

export const studioOf = (vassalage: string): Studio => {
  const random = createRandom(`studio ${vassalage}`)
  const start = random.int(0, moodNames.length - 1)
  const stride = random.pick([3, 5, 7] as const)
  const styles: readonly LetteringStyle[] = ['cast', 'sticker', 'neon', 'ribbon', 'engraved', 'poster', 'chrome', 'arc']
  const auras: readonly Aura[] = ['none', 'rays', 'ring', 'medallion', 'spark']
  const style = random.int(0, styles.length - 1)
  const aura = random.int(0, auras.length - 1)
  return {
    moods: Array.from({ length: 5 }, (_, i) => moodNames[(start + i * stride) % moodNames.length] ?? 'ember'),
    turn: random.range(-9, 9),
    hue: random.range(0, 360),
    finish: random.pick(['gloss', 'gloss', 'gloss', 'poster', 'gilt', 'duotone', 'tinted'] as const),
    face: random.pick(['block', 'narrow', 'roman', 'round', 'antique'] as const),
    styles: [styles[style] ?? 'cast', styles[(style + random.int(1, 4)) % styles.length] ?? 'arc'],
    frame: random.pick(['none', 'none', 'line', 'corners', 'arch', 'bands'] as const),
    outline: random.pick(['ink', 'sticker', 'shadow', 'gilt'] as const),
    auras: [auras[aura] ?? 'none', auras[(aura + random.int(1, 3)) % auras.length] ?? 'ring'],
    titleFirst: random.chance(0.2),
  }
}
