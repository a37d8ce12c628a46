// Generated from schemas/point-config.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Rules of the points system (MCS2_getPointConfig). */
export const pointConfigSchema = z.object({ "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "ratio": moneySchema, "minimum": moneySchema, "sources": z.array(z.object({ "source": z.string().check(z.minLength(1)), "amount": moneySchema })), "rules": z.optional(z.string()) })
export type PointConfig = z.infer<typeof pointConfigSchema>
