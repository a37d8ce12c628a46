// Generated from schemas/bonus-forfeit-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Giving a bonus up (MCS2_forfeitBonus). */
export const bonusForfeitRequestSchema = z.object({ "reference": z.string().check(z.minLength(1)), "loss": z.string().check(z.regex(new RegExp("^[0-9]{1,12}(\\.[0-9]{1,2})?$", 'u'))), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type BonusForfeitRequest = z.infer<typeof bonusForfeitRequestSchema>
