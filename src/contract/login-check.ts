// Generated from schemas/login-check.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Value of a sign-in that was refused with login.check.required: it needs a second check (/wps/session/login/verification). */
export const loginCheckSchema = z.object({ "ticket": z.string().check(z.minLength(1)), "reason": z.optional(z.enum(["address", "authenticator"])), "ways": z.array(z.object({ "way": z.string().check(z.minLength(1)), "target": z.optional(z.string()) })) })
export type LoginCheck = z.infer<typeof loginCheckSchema>
