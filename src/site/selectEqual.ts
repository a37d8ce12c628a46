import { type Atom, atom } from '../state/atoms'

const nothing = Symbol()

/**
 * Plain data out of another atom, the same object for as long as it says the same: an answer that changed nothing
 * draws nothing again. Its JSON is its value.
 */
export function selectEqual<T, Part>(from: Atom<T>, part: (value: T) => Part): Atom<Part> {
  // it reads itself, as what it said last in this store; `selectAtom` of jotai/utils does so, with storage beside it
  const chosen: Atom<Part> & { init?: typeof nothing } = atom((get): Part => {
    const last: Part | typeof nothing = get(chosen)
    const next = part(get(from))
    const isSame = last !== nothing && (last === next || JSON.stringify(last) === JSON.stringify(next))
    return isSame ? last : next
  })
  chosen.init = nothing
  return chosen
}
