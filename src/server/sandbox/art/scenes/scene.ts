import type { Palette } from '../palettes'
import type { Pen } from '../pen'

export interface Stage {
  pen: Pen
  colours: Palette
  width: number
  height: number
  /** Where the eye is led: the light comes from here and the emblem stands before it. */
  focus: { x: number; y: number }
  /** All of it is in the given colours: no grass is green of its own. */
  isStrict?: boolean
}

export type Mote = 'bubbles' | 'embers' | 'petals' | 'snow' | 'sparkles' | 'coins' | 'confetti' | 'fireflies'

export interface Scenery {
  back: string
  /** Drawn over the emblem: the nearest layer, which stays out of the middle. */
  front: string
  mote: Mote
}

export type Scene = (stage: Stage) => Scenery
