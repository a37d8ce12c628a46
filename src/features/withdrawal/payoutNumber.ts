import type { PayoutAccount } from '../../contract/payout-account'
import { isCardNumber } from '../../lib/cardNumber'
import { isAddress } from '../../lib/cryptoAddress'
import { plainDigits } from '../../lib/digits'

export type NumberProblem = 'cardRequired' | 'cardLength' | 'cardCheck' | 'addressRequired' | 'addressCheck'

/** A card number or an address as typed: what is sent, or what is wrong with it. Networks not known here are not judged. */
export function readPayoutNumber(
  kind: PayoutAccount['kind'],
  place: string,
  typed: string,
): { readonly number: string } | { readonly problem: NumberProblem } {
  if (kind === 'CRYPTO') {
    const address = typed.trim()
    if (address === '') return { problem: 'addressRequired' }
    return isAddress(place, address) === false ? { problem: 'addressCheck' } : { number: address }
  }
  const digits = plainDigits(typed)
  if (digits === '') return { problem: 'cardRequired' }
  if (!/^\d{16,19}$/.test(digits)) return { problem: 'cardLength' }
  return isCardNumber(digits) ? { number: digits } : { problem: 'cardCheck' }
}
