import * as z from 'zod/mini'
import { loginResponseSchema } from '../../../contract/login-response'
import { smsCodeSchema } from '../../../contract/sms-code'
import type { LoginResponse } from '../../../contract/login-response'
import type { SmsCode } from '../../../contract/sms-code'
import type { NamedCall } from '../../../platform/calls'

const check = {
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'COMM3',
  encrypt: true,
} as const

/** Second check of a sign-in, from an unregistered address or of a member with an authenticator: its answer is the sign-in's. */
export const loginCheckCall: NamedCall<LoginResponse> = { ...check, id: 'loginCheck', value: loginResponseSchema }

/** The same path, asked to send a code first. */
export const loginCheckCodeCall: NamedCall<SmsCode> = { ...check, id: 'loginCheckCode', value: smsCodeSchema }

export const changePasswordCall: NamedCall = {
  id: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'PASS3',
  token: true,
  encrypt: true,
  value: z.unknown(),
}
