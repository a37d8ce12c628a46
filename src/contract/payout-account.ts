// Generated from schemas/payout-account.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Where a member's withdrawals go. */
export const payoutAccountSchema = z.object({ "id": z.string().check(z.minLength(1)), "kind": z.enum(["BANK", "CRYPTO"]), "name": z.string().check(z.minLength(1)), "branch": z.optional(z.string()), "holder": z.optional(z.string()), "number": z.string().check(z.minLength(1)), "label": z.optional(z.string()), "isDefault": z.optional(z.boolean()) })
export type PayoutAccount = z.infer<typeof payoutAccountSchema>
