import { type LoginResponse, loginResponseSchema } from '../../../contract/login-response'
import type { NamedCall } from '../../../platform/calls'

const common = { encrypt: true, value: loginResponseSchema } as const

/** Takes RegistrationRequest; who is registered is logged in. */
export const registerCall: NamedCall<LoginResponse> = {
  ...common,
  id: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
}

/** The same, by number. */
export const registerByMobileCall: NamedCall<LoginResponse> = {
  ...common,
  id: 'registerByMobile',
  method: 'POST',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
}
