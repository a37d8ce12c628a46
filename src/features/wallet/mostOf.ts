import { isLess } from '../../lib/decimal'
import { readAmount } from '../../lib/typedAmount'
import type { OpenIntent } from '../../shared/money/moneyAtoms'
import type { Direction, TransferContent } from './walletMoney'

/**
 * The most that may be asked for: what the wallet holds. A transfer that was sent and never answered may have taken it
 * already: asking for it again, which counts once, needs no more of it.
 */
export function mostOf(
  typed: string,
  held: string,
  { direction, wallet }: { readonly direction: Direction; readonly wallet: number | undefined },
  open: readonly OpenIntent<TransferContent>[],
): string {
  const amount = readAmount(typed)
  const isOpen = open.some(
    ({ content, isFresh }) =>
      isFresh && content.direction === direction && content.wallet === wallet && content.amount === amount,
  )
  return isOpen && amount !== undefined && isLess(held, amount) ? amount : held
}
