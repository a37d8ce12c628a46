import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Brand } from '../../engine/brand'
import { loadWithin } from '../../site/loadWithin'

type Header = Brand['layout']['header']
type HeaderFrame = ComponentType<{ readonly children: ReactNode }>

/** A brand has one header: the others are not loaded. */
const loaders: Readonly<Record<Header, () => Promise<{ readonly default: HeaderFrame }>>> = {
  rail: () => import('./rail/RailFrame'),
  mega: () => import('./mega/MegaFrame'),
  centered: () => import('./centered/CenteredFrame'),
}

export const headerFrames: Readonly<Record<Header, HeaderFrame>> = {
  rail: lazy(() => loadWithin(loaders.rail)),
  mega: lazy(() => loadWithin(loaders.mega)),
  centered: lazy(() => loadWithin(loaders.centered)),
}

/** Starts loading beside the messages, so that the first picture does not wait for one after the other. */
export const preloadHeader = (header: Header): Promise<unknown> => loaders[header]().catch(() => undefined)
