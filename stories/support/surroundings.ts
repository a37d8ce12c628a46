import { createContext, use } from 'react'
import type { Surroundings } from '../../.storybook/globals'

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

/** The toolbar's brand, theme, language and direction. */
export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('a story was drawn outside of the preview')
  return surroundings
}
