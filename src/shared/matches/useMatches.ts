import { useAnswer } from '../../site/useAnswer'
import { getMatches } from './calls'

/** Milliseconds between two looks at scores and odds, while the page is seen. */
const interval = 20_000

export const useMatches = () => useAnswer(getMatches, {}, { staleTime: interval, refetchInterval: interval })
