import * as z from 'zod/mini'
import { type PasswordResetResponse, passwordResetResponseSchema } from '../../../contract/password-reset-response'
import type { NamedCall } from '../../../platform/calls'

export const resetByPhoneCall: NamedCall<PasswordResetResponse> = {
  id: 'resetPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'CHNGPASSVERIF3',
  encrypt: true,
  // a platform may answer nothing but success
  value: z.pipe(
    z.transform((value) => value ?? {}),
    passwordResetResponseSchema,
  ),
}

/** Sent form-encoded (spec §3). Nothing of its answer is read. */
export const resetByEmailCall: NamedCall = {
  id: 'resetPasswordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  moduleId: 'COMM3',
  value: z.unknown(),
}
