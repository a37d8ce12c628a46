import { oneOf, storageKey, text, wholeNumber } from '../lib/safeStorage'

/** Session storage keys (spec §3, Session). Nothing secret but the token, which the platform made to expire. */
export const sessionKeys = {
  token: storageKey('sessionStorage', 'token', text),
  /** Beside a token whose sign-in has nothing left to do but to ask whose it is. */
  admitted: storageKey('sessionStorage', 'marquee.admitted', oneOf('yes')),
  account: storageKey('sessionStorage', 'account', text),
  merchant: storageKey('sessionStorage', 'merchant', text),
  isAgent: storageKey('sessionStorage', 'isAgent', wholeNumber),
  nickname: storageKey('sessionStorage', 'nickname', text),
  memberLabel: storageKey('sessionStorage', 'memberLabel', text),
  customerId: storageKey('sessionStorage', 'customerId', text),
  clubLabel: storageKey('sessionStorage', 'clubLabel', text),
  toUpline: storageKey('sessionStorage', 'toUpline', oneOf('yes')),
}

/**
 * What a visitor typed to register, but for passwords and codes (features/auth/register/keptValues): another person may
 * come after a session.
 */
export const registrationKey = storageKey('sessionStorage', 'marquee.registration', text)
