// Generated from schemas/prize.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

/** What a reward, a mission or the raffle gives. */
export const prizeSchema = z.object({ "kind": z.enum(["CASH", "BONUS", "TICKETS", "NOTHING"]), "amount": z.optional(moneySchema), "tickets": z.optional(z.number().check(integer, z.gte(1))), "times": z.optional(z.number().check(z.gte(0))), "days": z.optional(z.number().check(z.gte(0))) })
export type Prize = z.infer<typeof prizeSchema>
