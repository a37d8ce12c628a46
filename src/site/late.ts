import type { ComponentType } from 'react'
import { atom } from '../state/atoms'

/** What comes to every page once it stands, and is no part of it until then: set by what is loaded after the page. */
export const lateAtom = atom<{ readonly Component: ComponentType } | undefined>(undefined)
