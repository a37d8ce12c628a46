// Generated from schemas/third-party-link-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Linking an identity to the account for good (/wps/member/thirdParty, POST), sent encrypted. */
export const thirdPartyLinkRequestSchema = z.object({ "channel": z.enum(["google", "facebook", "phone"]), "idToken": z.string().check(z.minLength(1)) })
export type ThirdPartyLinkRequest = z.infer<typeof thirdPartyLinkRequestSchema>
