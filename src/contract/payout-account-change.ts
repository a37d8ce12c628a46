// Generated from schemas/payout-account-change.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Removing a payout account (passwordCheck/MCSFE_removePayoutAccount), or making it the default one (MCSFE_setDefaultPayoutAccount), which takes no password. */
export const payoutAccountChangeSchema = z.object({ "id": z.string().check(z.minLength(1), z.maxLength(40)), "paymentPassword": z.optional(z.string().check(z.minLength(1), z.maxLength(64))) })
export type PayoutAccountChange = z.infer<typeof payoutAccountChangeSchema>
