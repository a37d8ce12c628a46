import { isLess } from '../../lib/decimal'
import { readAmount } from '../../lib/typedAmount'

/**
 * The largest amount that a form accepts: the balance. What was sent and never answered may have taken its amount already:
 * asking for the same again, which counts once, needs no more of it.
 * @param open amounts of the intents that the typed one would be
 */
export function mostToAsk(typed: string, held: string, open: readonly string[]): string {
  const amount = readAmount(typed)
  return amount !== undefined && open.includes(amount) && isLess(held, amount) ? amount : held
}
