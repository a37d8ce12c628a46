import { type LoginResponse, loginResponseSchema } from '../../contract/login-response'
import type { NamedCall } from '../../platform/calls'

/** Logs in as a demo account (spec §7). */
export const freePlayCall: NamedCall<LoginResponse> = {
  id: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  encrypt: true,
  value: loginResponseSchema,
}
