import { mostToAsk } from '../../shared/money/mostToAsk'
import type { OpenIntent } from '../../shared/money/moneyAtoms'
import type { Direction, TransferContent } from './walletMoney'

interface Way {
  readonly direction: Direction
  readonly wallet: number | undefined
}

/** The most that can be moved in a direction: what the wallet holds, or more where a request for more is still unanswered. */
export const mostOf = (typed: string, held: string, way: Way, open: readonly OpenIntent<TransferContent>[]): string =>
  mostToAsk(
    typed,
    held,
    open
      .filter(({ content, isFresh }) => isFresh && content.direction === way.direction && content.wallet === way.wallet)
      .map(({ content }) => content.amount),
  )
