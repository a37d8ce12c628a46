import { type SmsCode, smsCodeSchema } from '../../../contract/sms-code'
import type { NamedCall } from '../../../platform/calls'

const register = { method: 'POST', path: '/wps/verification/sms/register', value: smsCodeSchema } as const

/** Code for an account that is opened by name. */
export const registerSmsByUsernameCall: NamedCall<SmsCode> = {
  ...register,
  id: 'registerSmsByUsername',
  moduleId: 'REGMOBVERF3',
}

/** Code for an account that is opened by number. */
export const registerSmsByMobileCall: NamedCall<SmsCode> = {
  ...register,
  id: 'registerSmsByMobile',
  moduleId: 'MOBILENUMREG3',
}

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
