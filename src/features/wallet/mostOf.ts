import { mostToAsk } from '../../shared/money/mostToAsk'
import type { OpenIntent } from '../../shared/money/moneyAtoms'
import type { Direction, TransferContent } from './walletMoney'

interface Way {
  readonly direction: Direction
  readonly wallet: number | undefined
}

/** The most that may be asked for on a way: what its wallet holds, or what was asked for and never answered. */
export const mostOf = (typed: string, held: string, way: Way, open: readonly OpenIntent<TransferContent>[]): string =>
  mostToAsk(
    typed,
    held,
    open
      .filter(({ content, isFresh }) => isFresh && content.direction === way.direction && content.wallet === way.wallet)
      .map(({ content }) => content.amount),
  )
