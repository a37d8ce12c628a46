import type { ComponentType } from 'react'
import { atom } from '../state/atoms'

/** What comes to every page once it stands, and is no part of it until then: set by what is loaded after the page. */
export const lateAtom = atom<ReadonlyMap<string, ComponentType>>(new Map())

/** One component a name. */
export const drawLateAtom = atom(null, (get, set, name: string, Component: ComponentType) =>
  set(lateAtom, new Map(get(lateAtom)).set(name, Component)),
)
