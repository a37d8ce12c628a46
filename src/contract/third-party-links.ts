// Generated from schemas/third-party-links.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Identities of other services that stand for the account (/wps/member/thirdParty, GET). */
export const thirdPartyLinksSchema = z.object({ "links": z.array(z.object({ "channel": z.enum(["google", "facebook", "phone"]), "label": z.optional(z.string()), "linkedAt": z.optional(epochSchema) })) })
export type ThirdPartyLinks = z.infer<typeof thirdPartyLinksSchema>
