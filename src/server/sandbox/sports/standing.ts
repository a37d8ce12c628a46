import type { Score } from '../../../contract/matches'
import type { Text } from '../language'

/** How a match stands at a moment. */
export type Standing =
  | { readonly state: 'to-come' }
  | {
      readonly state: 'in-play'
      readonly score: Score
      readonly minute?: number
      readonly period?: Text
      /** Sets so far, the one that is played last. */
      readonly parts?: readonly Score[]
      /** What is left to play, from 1 to 0. */
      readonly left: number
      /** The book has closed for a minute: a goal has fallen, or play has stopped. */
      readonly isClosed: boolean
    }
  | { readonly state: 'over' }

export const toCome: Standing = { state: 'to-come' }
export const over: Standing = { state: 'over' }
