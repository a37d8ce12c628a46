// Generated from schemas/payout-accounts.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { payoutAccountSchema } from './payout-account'

/** Where the member's withdrawals may go (MCSFE_getPayoutAccounts). */
export const payoutAccountsSchema = z.array(payoutAccountSchema)
export type PayoutAccounts = z.infer<typeof payoutAccountsSchema>
