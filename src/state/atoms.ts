import { type Atom, type createStore, useSetAtom, useStore, type WritableAtom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** The one door to jotai: what it brings, with its two reading hooks replaced. */
export { atom, createStore, Provider, useSetAtom, useStore } from 'jotai'
export type { Atom, Getter, PrimitiveAtom, Setter, WritableAtom } from 'jotai'

/**
 * The value of an atom. jotai's own hook renders every component once more after it was mounted, in one block: with
 * hundreds of readers a cheap phone stands still for it. This one renders again only for a value that is another.
 * Atoms hold values here, not promises.
 */
export function useAtomValue<Value>(of: Atom<Value>): Value {
  const store = useStore()
  const subscribe = useCallback((listener: () => void) => store.sub(of, listener), [store, of])
  const read = () => store.get(of)
  return useSyncExternalStore(subscribe, read, () => drawnValue(store, of))
}

export function useAtom<Value, Args extends unknown[], Result>(of: WritableAtom<Value, Args, Result>) {
  return [useAtomValue(of), useSetAtom(of)] as const
}

type Store = ReturnType<typeof createStore>

/** Stores of pages that the edge has drawn, with what a part that is not taken over yet was drawn from. */
const drawn = new WeakMap<Store, <Value>(of: Atom<Value>) => Value>()

/**
 * Parts of a drawn page are taken over one after the other, and must find what the edge drew them from: what came or was
 * changed meanwhile they show right after. Call it before hydration starts. Of one atom
 * all are given the same object: a part may look for what its parent handed it in what it reads itself. Until a choice changes, values
 * are those of the page's own store: from another store each part would be drawn once more.
 * @param make makes a store as the edge had it
 * @param choices what a visitor may change meanwhile
 * @returns says that from here on all else may change
 */
export function keepDrawn(store: Store, make: () => Store, choices: readonly Atom<unknown>[]): () => void {
  const given = new WeakMap<Atom<unknown>, unknown>()
  let made: Store | undefined
  let isChanged = false
  const change = () => {
    isChanged = true
    for (const leave of left) leave()
  }
  const left = choices.map((choice) => store.sub(choice, change))
  drawn.set(store, <Value>(of: Atom<Value>): Value => {
    if (!given.has(of)) given.set(of, (isChanged ? (made ??= make()) : store).get(of))
    return given.get(of) as Value
  })
  return change
}

/** What a part of a drawn page that is not taken over yet was drawn from; in any other page what is the case. */
export const drawnValue = <Value>(store: Store, of: Atom<Value>): Value => (drawn.get(store) ?? store.get)(of)
