// Generated from schemas/claim-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { prizeSchema } from './prize'

/** What was claimed (MCS2_claimReward, MCS2_claimMissionReward). */
export const claimReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)), "prize": prizeSchema })
export type ClaimReceipt = z.infer<typeof claimReceiptSchema>
