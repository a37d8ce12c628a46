// Generated from schemas/payment-confirmation.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** What arrived of a payout (MCSFE_confirmPayment). Sent again, the withdrawal is answered as it stands. */
export const paymentConfirmationSchema = z.object({ "reference": z.string().check(z.minLength(1), z.maxLength(40)), "outcome": z.enum(["RECEIVED", "PART", "NOT_RECEIVED", "FORCED"]), "received": z.optional(z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u')))), "fileId": z.optional(z.string().check(z.minLength(1), z.maxLength(64))) })
export type PaymentConfirmation = z.infer<typeof paymentConfirmationSchema>
