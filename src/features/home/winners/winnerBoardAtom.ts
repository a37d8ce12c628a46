import { answerAtom, dataOf } from '../../../site/answers'
import { brandAtom } from '../../../site/brand'

/** Rows of the board. */
export const boardSize = 8

/** Spec §7: the query stands under the key `data`. */
export const winnerBoardAtom = dataOf(
  answerAtom('winnerBoard', {
    query: (get) => ({ data: JSON.stringify({ merchantCode: get(brandAtom).merchant, count: boardSize }) }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  }),
)
