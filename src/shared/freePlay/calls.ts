import { type LoginResponse, loginResponseSchema } from '../../contract/login-response'
import type { NamedCall } from '../../platform/calls'

/** What it takes. */
export const freePlayRequest = { os: 'WEB', platform: 'W' } as const

/** Logs in as a demo account (spec §7). */
export const freePlayCall: NamedCall<LoginResponse> = {
  id: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  encrypt: true,
  value: loginResponseSchema,
}
