import { type Atom, useSetAtom, useStore, type WritableAtom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { drawnStore } from './drawnStore'

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
