// Generated from schemas/login-check-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Second check of a sign-in (/wps/session/login/verification), sent encrypted: first `send` where the way has a code to be sent, then `verify`. */
export const loginCheckRequestSchema = z.object({ "ticket": z.string().check(z.minLength(1)), "way": z.enum(["sms", "email", "google", "bankName"]), "action": z.enum(["send", "verify"]), "code": z.optional(z.string()), "withdrawOnly": z.optional(z.boolean()) })
export type LoginCheckRequest = z.infer<typeof loginCheckRequestSchema>
