import { answerAtom, dataOf } from '../../../site/answers'

/** Milliseconds between two questions for the jackpots while home is seen. */
const interval = 10_000

export const jackpotAtom = dataOf(answerAtom('jackpot', { staleTime: interval, refetchInterval: interval }))
