import { type ErrorRow, type ErrorRows, fieldRow, row } from './row'

/** What is said of a code that the table does not know. */
const unknown = row('error.unknown', 'dialog', 'contact')
const expired = fieldRow('error.codeExpired', 'verificationCode', 'resend')
const captchaFailed = row('error.verificationFailed', 'dialog', 'retry')
const notEnabled = row('error.operationNotAllowed', 'dialog', 'contact')
const closed = row('error.popupClosed', 'here', 'retry')
const taken = row('error.credentialTaken', 'here', 'contact')

/**
 * Conditions of phone and third-party authentication by Firebase's code (spec §8, phone-authentication errors).
 * Loaded with what speaks to Firebase, never with the first page.
 */
export const phoneErrors: ErrorRows = {
  'auth/invalid-phone-number': fieldRow('error.mobileFormat', 'mobileNum'),
  'auth/missing-phone-number': fieldRow('error.mobileMissing', 'mobileNum'),
  'auth/too-many-requests': row('error.tooManyRequests', 'dialog', 'wait'),
  'auth/internal-error': unknown,
  'auth/invalid-verification-code': fieldRow('error.codeInvalid', 'verificationCode', 'resend'),
  'auth/missing-verification-code': fieldRow('error.codeMissing', 'verificationCode'),
  'auth/code-expired': expired,
  'auth/invalid-verification-id': expired,
  'auth/missing-verification-id': expired,
  'auth/captcha-check-failed': captchaFailed,
  'auth/invalid-app-credential': captchaFailed,
  'auth/missing-app-credential': captchaFailed,
  'auth/quota-exceeded': row('error.quotaExceeded', 'dialog', 'contact'),
  'auth/operation-not-allowed': notEnabled,
  'auth/admin-restricted-operation': notEnabled,
  'auth/configuration-not-found': notEnabled,
  'auth/app-not-authorized': notEnabled,
  'auth/invalid-api-key': notEnabled,
  'auth/unauthorized-domain': row('error.domainInvalid', 'dialog', 'contact'),
  'auth/popup-closed-by-user': closed,
  'auth/cancelled-popup-request': closed,
  'auth/user-cancelled': closed,
  'auth/popup-blocked': row('error.popupBlocked', 'here', 'retry'),
  'auth/account-exists-with-different-credential': taken,
  'auth/credential-already-in-use': taken,
  'auth/user-disabled': row('error.userDisabled', 'here', 'contact'),
  'auth/network-request-failed': row('error.network', 'here', 'retry'),
  'auth/timeout': row('error.timeout', 'here', 'retry'),
}

/** The row of anything that Firebase threw: its errors carry `code`. One that the table does not know is unknown. */
export function firebaseErrorRow(error: unknown): ErrorRow {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return (typeof code === 'string' && Object.hasOwn(phoneErrors, code) ? phoneErrors[code] : undefined) ?? unknown
}
