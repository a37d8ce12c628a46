// Generated from schemas/authenticator-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Asks for a new secret by the login password (/wps/member/authenticator, PUT), switches the authenticator on by a code of that secret (POST), or off by a code or the login password (/wps/member/authenticator/off), sent encrypted. */
export const authenticatorRequestSchema = z.object({ "code": z.optional(z.string().check(z.maxLength(20))), "password": z.optional(z.string().check(z.maxLength(200))) })
export type AuthenticatorRequest = z.infer<typeof authenticatorRequestSchema>
