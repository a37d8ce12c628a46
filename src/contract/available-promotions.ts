// Generated from schemas/available-promotions.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** What waits for the member in the reward centre (MCSFE_getAvailablePromotions). */
export const availablePromotionsSchema = z.array(z.object({ "type": z.string().check(z.minLength(1)), "count": z.number().check(integer, z.gte(0)) }))
export type AvailablePromotions = z.infer<typeof availablePromotionsSchema>
