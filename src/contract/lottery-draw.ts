// Generated from schemas/lottery-draw.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** A draw whose numbers are told. */
export const lotteryDrawSchema = z.object({ "issue": z.string().check(z.minLength(1)), "numbers": z.array(z.string().check(z.regex(new RegExp("^[0-9A-Za-z]{1,8}$", 'u')))), "special": z.optional(z.array(z.string().check(z.regex(new RegExp("^[0-9A-Za-z]{1,8}$", 'u'))))), "openedAt": epochSchema })
export type LotteryDraw = z.infer<typeof lotteryDrawSchema>
