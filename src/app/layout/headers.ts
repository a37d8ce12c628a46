import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Brand } from '../../engine/brand'
import { importWithTimeout } from '../../site/importWithTimeout'

type Header = Brand['layout']['header']
type HeaderFrame = ComponentType<{ readonly children: ReactNode }>

/** A brand has one header: the others are not loaded. */
const loaders: Readonly<Record<Header, () => Promise<{ readonly default: HeaderFrame }>>> = {
  rail: () => import('./rail/RailFrame'),
  mega: () => import('./mega/MegaFrame'),
  centered: () => import('./centered/CenteredFrame'),
}

const arrived = new Map<Header, HeaderFrame>()

const lazyFrames: Readonly<Record<Header, HeaderFrame>> = {
  rail: lazy(() => importWithTimeout(loaders.rail)),
  mega: lazy(() => importWithTimeout(loaders.mega)),
  centered: lazy(() => importWithTimeout(loaders.centered)),
}

/** Waited for before the first picture; a failure shows, with its retry, when the header is drawn. */
export async function preloadHeader(header: Header): Promise<void> {
  const loaded = await loaders[header]().catch(() => undefined)
  if (loaded) arrived.set(header, loaded.default)
}

export const headerFrame = (header: Header): HeaderFrame => arrived.get(header) ?? lazyFrames[header]
