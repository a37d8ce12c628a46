import type { Random } from '../random'

export interface MarkInks {
  /** The main colour, a deeper and a lighter one of it, the second colour, and what is drawn on them. */
  main: string
  deep: string
  light: string
  second: string
  paper: string
}

/** Draws a symbol in the box from -40 to 40 on both axes. */
export type Mark = (inks: MarkInks, random: Random, letters: string) => string
