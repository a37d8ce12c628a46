// Generated from schemas/referral-details.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What the member invites others with (MCSFE_getReferralDetails). */
export const referralDetailsSchema = z.object({ "referralCode": z.string().check(z.minLength(1)), "totalInvitations": z.number().check(integer, z.gte(0)), "promotionDomains": z.array(z.string().check(z.minLength(1))) })
export type ReferralDetails = z.infer<typeof referralDetailsSchema>
