import { generalErrors } from './generalErrors'
import { type ErrorRows, fieldRow, row } from './row'

/** Conditions that the platform names by a server key (spec §8, first table). */
export const serverErrors: ErrorRows = {
  ...generalErrors,
  'user.not.exist': row('error.userNotExist', 'here', 'correct'),
  'user.disabled': row('error.userDisabled', 'here', 'contact'),
  'login.credential.error': row('error.credentials', 'here', 'correct'),
  'captcha.required': fieldRow('error.captchaRequired', 'captcha'),
  'captcha.invalid': fieldRow('error.captchaInvalid', 'captcha'),
  'username.exists': fieldRow('error.usernameExists', 'username'),
  'mobile.exists': fieldRow('error.mobileExists', 'mobileNum'),
  'verification.code.invalid': fieldRow('error.codeInvalid', 'verificationCode', 'resend'),
  'verification.code.expired': fieldRow('error.codeExpired', 'verificationCode', 'resend'),
  'verification.required': row('error.verificationRequired', 'here', 'correct'),
  'verification.failed': row('error.verificationFailed', 'here', 'retry'),
  'login.check.required': row('error.checkRequired', 'here', 'contact'),
  'login.check.expired': row('error.checkExpired', 'here', 'retry'),
  'too.many.requests': row('error.tooManyRequests', 'here', 'wait'),
  'sms.too.many.requests': row('error.tooManyRequests', 'here', 'wait'),
  'thirdparty.linked': row('error.alreadyLinked', 'here', 'contact'),
  'thirdparty.taken': row('error.credentialTaken', 'here', 'contact'),
  'affiliate.invalid': fieldRow('error.affiliateInvalid', 'affiliateCode', 'correct', 'dialog'),
  'referral.invalid': fieldRow('error.referralInvalid', 'referralCode', 'correct', 'dialog'),
  'demo.not.allowed': row('error.demoNotAllowed', 'dialog', 'register'),
  'password.old.incorrect': fieldRow('error.oldPassword', 'oldPassword'),
  'password.same': fieldRow('error.passwordSame', 'newPassword'),
  'password.incorrect': fieldRow('error.passwordIncorrect', 'password'),
  'points.insufficient': row('error.pointsInsufficient', 'here', 'correct'),
  'deposit.decided': row('error.depositDecided', 'here', 'correct'),
  'reward.sold.out': row('error.rewardSoldOut', 'here', 'correct'),
  'field.invalid': row('error.fieldInvalid', 'here', 'correct'),
}
