import type { CallFailure } from '../../platform/failure'
import { useAnswer } from '../../site/useAnswer'
import { getMatches } from './calls'

/** Milliseconds between two looks at scores and odds, while the page is seen. */
const interval = 20_000

export const useMatches = () => useAnswer(getMatches, {}, { staleTime: interval, refetchInterval: interval })

/** The platform does not have the call: that is no failure of what it has. */
export const isUntold = ({ failure }: CallFailure): boolean =>
  (failure.type === 'server' && (failure.message === 'function.not.available' || failure.status === 404)) ||
  (failure.type === 'http' && failure.status === 404)
