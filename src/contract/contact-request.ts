// Generated from schemas/contact-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Binds or changes the member's number or address (/wps/member/contact), sent encrypted. */
export const contactRequestSchema = z.object({ "kind": z.enum(["mobile", "email"]), "value": z.optional(z.string().check(z.minLength(1), z.maxLength(120))), "verificationCode": z.string().check(z.minLength(1), z.maxLength(20)), "currentCode": z.optional(z.string().check(z.maxLength(20))), "password": z.optional(z.string().check(z.minLength(1), z.maxLength(200))) })
export type ContactRequest = z.infer<typeof contactRequestSchema>
