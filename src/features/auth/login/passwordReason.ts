/** Why a new password is due before the session starts (spec §4, forced password change). */
export type PasswordReason = 'default' | 'first' | 'expired'

export interface PasswordFacts {
  readonly isDefault: boolean
  readonly firstTimeLogin: boolean
  readonly expired: boolean
  /** The merchant's settings ask for a change of expired passwords. */
  readonly expiryOn: boolean
  /** The merchant lets members change their password at all. */
  readonly canChange: boolean
}

/** The strongest reason: a password that everybody knows, then one that somebody else chose, then an old one. */
export function passwordReason(facts: PasswordFacts): PasswordReason | undefined {
  const { isDefault, firstTimeLogin, expired, expiryOn, canChange } = facts
  if (!canChange) return undefined
  if (isDefault) return 'default'
  if (firstTimeLogin) return 'first'
  return expired && expiryOn ? 'expired' : undefined
}
