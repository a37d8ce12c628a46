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

const frames = new Map<Header, HeaderFrame>()

/**
 * Waited for before the first picture; a failure shows, with its retry, when the header is drawn. Where the edge has drawn the
 * page it is one of the start, which leaves the page as it is.
 */
export async function preloadHeader(header: Header, drawn: boolean): Promise<void> {
  try {
    frames.set(header, (await loaders[header]()).default)
  } catch (error) {
    if (drawn) throw error
  }
}

/** One component a header. */
export function headerFrame(header: Header): HeaderFrame {
  const frame = frames.get(header) ?? lazy(() => importWithTimeout(loaders[header]))
  frames.set(header, frame)
  return frame
}
