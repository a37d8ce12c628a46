// Generated from schemas/contact-code-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Asks for a code to a number or an address of the member (/wps/member/contact/code). */
export const contactCodeRequestSchema = z.object({ "kind": z.enum(["mobile", "email"]), "target": z.enum(["new", "current"]), "value": z.optional(z.string().check(z.maxLength(120))) })
export type ContactCodeRequest = z.infer<typeof contactCodeRequestSchema>
