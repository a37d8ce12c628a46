import type { SmsCode } from '../../../contract/sms-code'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { drawCaptcha } from '../captcha/drawCaptcha'
import { findAccount } from '../store/accounts'
import { keepCaptcha } from '../store/captchas'
import { expiredMinutes, isThrottled, keepCode, type SmsPurpose } from '../store/smsCodes'

const digits = (count: number, random: () => number) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')

/** Picture of four digits. One answer per picture, used once. */
export function captcha({ platform, merchant, client }: Call): Answer {
  const { database, random, now } = platform
  const answer = digits(4, random)
  const image = drawCaptcha(answer, random).toString('base64')
  keepCaptcha(database, { merchant: merchant.code, client }, answer, image, now())
  return ok(image)
}

/** Code for registering a number, which stands under `mobileNo` (spec §7, getSms). */
export function registerSms(call: Call): Answer {
  const mobile = readMobile(call, 'mobileNo')
  if (mobile === undefined) return refuseFields({ mobileNum: 'pattern' })
  if (findAccount(call.platform.database, call.merchant.code, 'mobile', mobile)) return refuse('mobile.exists')
  return sendCode(call, mobile, 'register')
}

/** Code for signing in with a number that has an account (spec §7, getLoginCode: `mobileNum`). */
export function loginSms(call: Call): Answer {
  const mobile = readMobile(call, 'mobileNum')
  if (mobile === undefined) return refuseFields({ mobileNum: 'pattern' })
  if (!findAccount(call.platform.database, call.merchant.code, 'mobile', mobile)) return refuse('user.not.exist')
  return sendCode(call, mobile, 'login')
}

/** Sends a code of its purpose, at most once a minute to the same number. */
export function sendCode({ platform, merchant }: Call, mobile: string, purpose: SmsPurpose): Answer {
  const { database, random, now, log } = platform
  const target = { merchant: merchant.code, mobile, purpose }
  if (isThrottled(database, target, now())) return refuse('sms.too.many.requests')
  const code = digits(6, random)
  keepCode(database, target, code, now())
  log(`sandbox: SMS of ${merchant.code} to ${mobile} (${purpose}): ${code}`)
  const value: SmsCode = { expiredMinutes }
  return ok(value)
}

/** The number that a call for a code names, under the one name that the call has for it. */
export function readMobile({ query, body }: Call, name: 'mobileNo' | 'mobileNum'): string | undefined {
  const sent = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const value = sent.get(name) ?? query.get(name)
  return typeof value === 'string' && /^[0-9]{6,15}$/.test(value.trim()) ? value.trim() : undefined
}
