import type * as chunk from './chunk'

type HomeChunk = typeof chunk

/** Loads one component of home. They share a chunk: the page and its sections arrive together. */
export const loadHome = (name: keyof HomeChunk) => async () => ({ default: (await import('./chunk'))[name] })
