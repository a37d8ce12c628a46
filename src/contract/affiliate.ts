// Generated from schemas/affiliate.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Whether an affiliate code exists (/wps/agent/affiliate). */
export const affiliateSchema = z.object({ "valid": z.boolean() })
export type Affiliate = z.infer<typeof affiliateSchema>
