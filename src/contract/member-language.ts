// Generated from schemas/member-language.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** The language kept with the account (/wps/member/language). */
export const memberLanguageSchema = z.object({ "language": z.string().check(z.regex(new RegExp("^[A-Z]{2,5}$", 'u'))) })
export type MemberLanguage = z.infer<typeof memberLanguageSchema>
