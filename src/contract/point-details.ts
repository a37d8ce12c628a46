// Generated from schemas/point-details.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { epochSchema } from './epoch'
import { moneySchema } from './money'

/** How points came and went (MCS2_getPointDetails). */
export const pointDetailsSchema = z.object({ "content": z.array(z.object({ "id": z.string().check(z.minLength(1)), "time": epochSchema, "source": z.string().check(z.minLength(1)), "points": moneySchema, "balance": z.optional(moneySchema) })), "page": z.number().check(integer, z.gte(1)), "pageSize": z.number().check(integer, z.gte(1)), "total": z.number().check(integer, z.gte(0)), "pageCount": z.number().check(integer, z.gte(0)) })
export type PointDetails = z.infer<typeof pointDetailsSchema>
