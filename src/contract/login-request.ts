// Generated from schemas/login-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Sign-in (/wps/session/login), sent encrypted. */
export const loginRequestSchema = z.object({ "username": z.string().check(z.minLength(1)), "password": z.string().check(z.minLength(1)), "captcha": z.optional(z.string()), "type": z.enum(["username", "sms", "firebase"]), "lot_number": z.optional(z.string()), "captcha_output": z.optional(z.string()), "pass_token": z.optional(z.string()), "gen_time": z.optional(z.string()), "withdrawOnly": z.optional(z.boolean()) })
export type LoginRequest = z.infer<typeof loginRequestSchema>
