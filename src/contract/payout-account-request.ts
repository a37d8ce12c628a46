// Generated from schemas/payout-account-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A new payout account (passwordCheck/MCSFE_addPayoutAccount). Sent again, the account that is there is answered. */
export const payoutAccountRequestSchema = z.object({ "kind": z.enum(["BANK", "CRYPTO"]), "bankId": z.optional(z.string().check(z.maxLength(40))), "networkId": z.optional(z.string().check(z.maxLength(40))), "branch": z.optional(z.string().check(z.maxLength(80))), "number": z.string().check(z.minLength(1), z.maxLength(100)), "label": z.optional(z.string().check(z.maxLength(40))), "paymentPassword": z.string().check(z.minLength(1), z.maxLength(64)) })
export type PayoutAccountRequest = z.infer<typeof payoutAccountRequestSchema>
