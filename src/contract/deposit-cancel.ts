// Generated from schemas/deposit-cancel.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Calling off a deposit that was not paid (MCSFE_cancelDepositRequest). One that is cancelled already is answered like the first time. */
export const depositCancelSchema = z.object({ "reference": z.string().check(z.minLength(1)) })
export type DepositCancel = z.infer<typeof depositCancelSchema>
