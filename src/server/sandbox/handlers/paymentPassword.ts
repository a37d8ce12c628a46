import type { PaymentPasswordRequest } from '../../../contract/payment-password-request'
import { verifyPassword } from '../../passwords'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { hasPaymentPassword, keepPaymentPassword, paymentPasswordOf } from '../store/paymentPasswords'
import { clearTries, takeTry } from '../store/secretTries'
import { checkCode, consumeCode } from '../store/smsCodes'
import { refuseLoginPassword } from './secretProof'
import { sendCode } from './verification'

type Asking = Pick<MemberCall, 'platform' | 'account'>

/** Why a call that asks for the payment password goes no further; undefined: the password is right. */
export async function refusePaymentPassword(
  { platform, account }: Asking,
  password: string,
): Promise<Answer | undefined> {
  const { database, now } = platform
  const known = paymentPasswordOf(database, account.id)
  if (!known) return refuse('payment.password.required')
  const until = takeTry(database, account.id, 'PAYMENT', now())
  if (until !== undefined) return refuse('payment.password.locked', { value: { until } })
  if (!(await verifyPassword(password, known))) return refuse('payment.password.incorrect')
  clearTries(database, account.id, 'PAYMENT')
  return undefined
}

const isRequest = (body: unknown): body is PaymentPasswordRequest =>
  validate('payment-password-request', body).length === 0

/**
 * The first payment password takes the login password, another one the present one or a code that was sent to the
 * account's verified phone.
 */
export async function setPaymentPassword(call: MemberCall): Promise<Answer> {
  const { platform, account, body } = call
  if (!isRequest(body)) return refuseFields({ newPassword: 'pattern' })
  const { verificationCode: code } = body
  const passwordHash = await platform.hashPassword(body.newPassword)
  const refusal = code === undefined ? await refuseWithoutCode(call, body) : refuseCode(call, code)
  if (refusal) return refusal
  keepPaymentPassword(platform.database, account.id, passwordHash)
  return ok()
}

async function refuseWithoutCode(call: MemberCall, body: PaymentPasswordRequest): Promise<Answer | undefined> {
  const { platform, account } = call
  if (!hasPaymentPassword(platform.database, account.id)) return refuseLoginPassword(call, body.password)
  const refusal = await refusePaymentPassword(call, body.paymentPassword ?? '')
  if (refusal) return refusal
  return body.newPassword === body.paymentPassword ? refuse('password.same') : undefined
}

/** The number that codes count of: one that was proved to be the member's. */
const provedMobile = ({ account: { mobile, mobileVerified } }: Asking): string | undefined =>
  mobileVerified ? mobile : undefined

/** A right code is used up. It replaces a payment password, and never makes the first. */
function refuseCode(call: MemberCall, code: string): Answer | undefined {
  const { platform, merchant, account } = call
  const mobile = provedMobile(call)
  if (mobile === undefined || !hasPaymentPassword(platform.database, account.id))
    return refuse('verification.code.invalid')
  const target = { merchant: merchant.code, mobile, purpose: 'payment' } as const
  const check = checkCode(platform.database, target, code, platform.now())
  if (check !== 'right') return refuse(check === 'expired' ? 'verification.code.expired' : 'verification.code.invalid')
  consumeCode(platform.database, target)
  return undefined
}

/** To the verified number that the account has; none is named by the call. */
export function paymentPasswordSms(call: MemberCall): Answer {
  const mobile = provedMobile(call)
  return mobile === undefined ? refuseFields({ mobileNum: 'missing' }) : sendCode(call, mobile, 'payment')
}
