import type { Atom } from '../state/atoms'
import { selectAtom } from 'jotai/utils'

/**
 * Plain data out of another atom, the same object for as long as it says the same: an answer that changed nothing
 * draws nothing again. Its JSON is its value.
 */
export const selectEqual = <T, Part>(from: Atom<T>, part: (value: T) => Part): Atom<Part> =>
  selectAtom(from, part, (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other))
