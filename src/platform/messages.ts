import { CallFailure, type FailureCause } from './failure'

/** Message keys of every server key that the catalogue knows (spec §8). One row a key. */
const serverMessages: Readonly<Record<string, string>> = {
  'customer.not.login': 'error.notLoggedIn',
  'function.not.available': 'error.functionUnavailable',
  'no.permission': 'error.functionUnavailable',
  'user.not.exist': 'error.userNotExist',
  'user.disabled': 'error.userDisabled',
  'login.credential.error': 'error.credentials',
  'captcha.required': 'error.captchaRequired',
  'captcha.invalid': 'error.captchaInvalid',
  'username.exists': 'error.usernameExists',
  'mobile.exists': 'error.mobileExists',
  'verification.code.invalid': 'error.codeInvalid',
  'verification.code.expired': 'error.codeExpired',
  'verification.required': 'error.verificationRequired',
  'sms.too.many.requests': 'error.tooManyRequests',
  'affiliate.invalid': 'error.affiliateInvalid',
  'referral.invalid': 'error.referralInvalid',
  'member.only': 'error.memberOnly',
  'agent.only': 'error.agentOnly',
  'demo.not.allowed': 'error.demoNotAllowed',
  'password.old.incorrect': 'error.oldPassword',
  'field.invalid': 'error.fieldInvalid',
  'merchant.invalid': 'error.domainInvalid',
  'system.error': 'error.system',
  'game.maintenance': 'error.gameMaintenance',
  'vendor.maintenance': 'error.gameMaintenance',
}

/** Keys of the catalogue, for the test that walks it. */
export const knownServerKeys: readonly string[] = Object.keys(serverMessages)

/** The message key that tells a visitor what happened; unknown causes get the system error. */
export function failureMessage(failure: FailureCause): string {
  switch (failure.kind) {
    case 'server':
      return (Object.hasOwn(serverMessages, failure.message) ? serverMessages[failure.message] : undefined) ?? 'error.system'
    case 'session':
    case 'no-token':
      return 'error.notLoggedIn'
    case 'offline':
      return 'error.network'
    case 'timeout':
      return 'error.timeout'
    case 'http':
      return httpMessage(failure.status)
    case 'malformed':
      return 'error.system'
  }
}

function httpMessage(status: number): string {
  if (status === 403) return 'error.functionUnavailable'
  if (status === 429) return 'error.tooManyRequests'
  return status === 502 || status === 503 || status === 504 ? 'error.network' : 'error.system'
}

/** The message key of anything caught. */
export const errorMessage = (error: unknown): string =>
  error instanceof CallFailure ? failureMessage(error.failure) : 'error.system'
