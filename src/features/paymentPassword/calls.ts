import * as z from 'zod/mini'
import { type SmsCode, smsCodeSchema } from '../../contract/sms-code'
import type { NamedCall } from '../../platform/calls'

const common = { method: 'POST', moduleId: 'PASS3', token: true } as const

/** Takes PaymentPasswordRequest. */
export const setPaymentPassword: NamedCall = {
  ...common,
  id: 'setPaymentPassword',
  path: '/wps/member/paymentPassword',
  encrypt: true,
  value: z.unknown(),
}

/** To the number that the account has. */
export const paymentPasswordSms: NamedCall<SmsCode> = {
  ...common,
  id: 'paymentPasswordSms',
  path: '/wps/verification/sms/payment',
  value: smsCodeSchema,
}
