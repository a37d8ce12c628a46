import type { createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

/** Stores of pages that the edge has drawn, with what their first view was drawn from. */
const drawn = new WeakMap<Store, () => Store>()

/**
 * Parts of a drawn page are taken over one after the other, and must find what the edge drew them from: what came or was
 * changed meanwhile they show right after.
 * @param make makes a store as the edge had it
 */
export function keepDrawn(store: Store, make: () => Store): void {
  let made: Store | undefined
  drawn.set(store, () => (made ??= make()))
}

/** What a part of a drawn page that is not taken over yet was drawn from; in any other page its own store. */
export const drawnStore = (store: Store): Store => drawn.get(store)?.() ?? store
