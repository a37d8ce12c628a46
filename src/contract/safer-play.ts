// Generated from schemas/safer-play.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { playLimitSchema } from './play-limit'
import { playPauseSchema } from './play-pause'
import { moneySchema } from './money'

/** Limits, breaks and results of a player (MCSFE_getSaferPlay and the calls that change it). */
export const saferPlaySchema = z.object({ "version": z.number().check(integer, z.gte(0)), "currency": z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u'))), "limits": z.array(playLimitSchema), "pause": z.optional(playPauseSchema), "withdrawOnly": z.optional(z.boolean()), "figures": z.array(z.object({ "period": z.enum(["DAY", "WEEK", "YEAR"]), "deposited": moneySchema, "staked": moneySchema, "won": moneySchema, "net": moneySchema })) })
export type SaferPlay = z.infer<typeof saferPlaySchema>
