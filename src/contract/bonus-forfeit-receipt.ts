// Generated from schemas/bonus-forfeit-receipt.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** A bonus that was given up (MCS2_forfeitBonus). */
export const bonusForfeitReceiptSchema = z.object({ "reference": z.string().check(z.minLength(1)), "taken": moneySchema })
export type BonusForfeitReceipt = z.infer<typeof bonusForfeitReceiptSchema>
