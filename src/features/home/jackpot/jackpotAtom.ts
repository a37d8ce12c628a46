import { answerAtom } from '../../../site/answers'

/** Milliseconds between two questions for the jackpots while home is seen. */
const every = 10_000

export const jackpotAtom = answerAtom('jackpot', { staleTime: every, refetchInterval: every })
