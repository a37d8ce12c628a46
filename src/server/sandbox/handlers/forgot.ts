import type { PasswordResetRequest } from '../../../contract/password-reset-request'
import type { PasswordResetResponse } from '../../../contract/password-reset-response'
import { emailFormat, passwordFormat } from '../../../lib/formats'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { resetMail, temporaryPassword } from '../content/resetMail'
import { findAccount } from '../store/accounts'
import { isMailThrottled, sendMail } from '../store/mails'
import { replacePassword } from '../store/newPassword'
import { checkCode, consumeCode } from '../store/smsCodes'
import { readMobile, sendCode } from './verification'

/** Code for a new password, to the number of an account. */
export function passwordSms(call: Call): Answer {
  const { platform, merchant } = call
  const mobile = readMobile(call, 'mobileNum')
  if (mobile === undefined) return refuseFields({ mobileNum: 'pattern' })
  const account = findAccount(platform.database, merchant.code, 'mobile', mobile)
  if (!account) return refuse('user.not.exist')
  return account.disabled ? refuse('user.disabled') : sendCode(call, mobile, 'forgot')
}

const isReset = (body: unknown): body is PasswordResetRequest => validate('password-reset-request', body).length === 0

/** The code is looked at last: a password that is refused must not cost a try. */
export async function resetByPhone(call: Call): Promise<Answer> {
  const { platform, merchant, body } = call
  const { database, now } = platform
  if (!isReset(body))
    return refuseFields({ mobileNum: 'required', verificationCode: 'required', newPassword: 'required' })
  const mobile = body.mobileNum.trim()
  if (!passwordFormat.test(body.newPassword)) return refuseFields({ newPassword: 'pattern' })
  const account = findAccount(database, merchant.code, 'mobile', mobile)
  if (!account) return refuse('user.not.exist')

  const passwordHash = await platform.hashPassword(body.newPassword)
  const target = { merchant: merchant.code, mobile, purpose: 'forgot' } as const
  const check = checkCode(database, target, body.verificationCode, now())
  if (check !== 'right') return refuse(check === 'expired' ? 'verification.code.expired' : 'verification.code.invalid')
  consumeCode(database, target)
  replacePassword(database, account, passwordHash, { temporary: false })
  const value: PasswordResetResponse = { username: account.username }
  return ok(value)
}

/** A temporary password to the address that the account has. Who asks about others learns nothing more than a name. */
export async function resetByEmail(call: Call): Promise<Answer> {
  const { platform, merchant, body, language } = call
  const { database, now, random } = platform
  const sent = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const read = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [username, email] = [read('username').toLowerCase(), read('email')]
  const problems = {
    ...(!/^[a-z0-9_-]{6,20}$/.test(username) && { username: 'pattern' }),
    ...(!emailFormat.test(email) && { email: 'pattern' }),
  }
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const account = findAccount(database, merchant.code, 'username', username)
  if (account?.email?.toLowerCase() !== email.toLowerCase() || !account) return refuse('user.not.exist')
  if (account.disabled) return refuse('user.disabled')
  if (isMailThrottled(database, merchant.code, username, now())) return refuse('sms.too.many.requests')

  const password = temporaryPassword(random)
  replacePassword(database, account, await platform.hashPassword(password), { temporary: true })
  sendMail(
    database,
    { merchant: merchant.code, account: username, to: email, ...resetMail(language, username, password) },
    now(),
  )
  platform.log(`sandbox: mail of ${merchant.code} to ${email} (new password of ${username}): ${password}`)
  return ok()
}
