import type { Call } from '../call'
import { findAccount } from '../store/accounts'
import { linkByCode } from '../store/invitations'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that no account and no link of the merchant has: of accounts 8 letters, of links 10. */
export function unusedCode({ platform, merchant }: Pick<Call, 'platform' | 'merchant'>, length: 8 | 10): string {
  const { database, random } = platform
  for (let tries = 0; tries < 50; tries += 1) {
    const code = Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
    const isTaken =
      findAccount(database, merchant.code, 'referralCode', code) ?? linkByCode(database, merchant.code, code)
    if (!isTaken) return code
  }
  throw new Error('no code is left')
}
