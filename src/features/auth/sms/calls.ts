import { type SmsCode, smsCodeSchema } from '../../../contract/sms-code'
import type { NamedCall } from '../../../platform/calls'

/** Code for logging in (spec §7, getLoginCode: the number stands under mobileNum). */
export const loginSmsCall: NamedCall<SmsCode> = {
  id: 'loginSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
  value: smsCodeSchema,
}

/** Code for a new password; its answer says how long the button waits. */
export const passwordSmsCall: NamedCall<SmsCode> = {
  id: 'passwordSms',
  method: 'POST',
  path: '/wps/member/password/sms',
  moduleId: 'PWRESETSMS3',
  value: smsCodeSchema,
}
