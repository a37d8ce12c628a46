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
  return useSyncExternalStore(subscribe, read, () => drawnStore(store).get(of))
}

export function useAtom<Value, Args extends unknown[], Result>(of: WritableAtom<Value, Args, Result>) {
  return [useAtomValue(of), useSetAtom(of)] as const
}

type Store = ReturnType<typeof createStore>

/** Stores of pages that the edge has drawn, with what a part that is not taken over yet was drawn from. */
const drawn = new WeakMap<Store, () => Store>()

/**
 * Parts of a drawn page are taken over one after the other, and must find what the edge drew them from: what came or was
 * changed meanwhile they show right after. Call it before hydration starts. Until a choice changes, parts read the page's own
 * store, whose values they keep: from another store each would be drawn once more.
 * @param make makes a store as the edge had it
 * @param choices what a visitor may change meanwhile
 * @returns says that from here on all else may change
 */
export function keepDrawn(store: Store, make: () => Store, choices: readonly Atom<unknown>[]): () => void {
  let made: Store | undefined
  let isChanged = false
  const change = () => {
    isChanged = true
    for (const leave of left) leave()
  }
  const left = choices.map((choice) => store.sub(choice, change))
  drawn.set(store, () => (isChanged ? (made ??= make()) : store))
  return change
}

/** What a part of a drawn page that is not taken over yet was drawn from; in any other page its own store. */
export const drawnStore = (store: Store): Store => drawn.get(store)?.() ?? store
