// Generated from schemas/rooms.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'
import { moneySchema } from './money'

export const roomSchema = z.object({ "roomId": z.string().check(z.regex(new RegExp("^[A-Za-z0-9_.:-]{1,64}$", 'u'))), "name": z.string().check(z.minLength(1)), "game": z.optional(z.string()), "vassalage": z.string().check(z.minLength(1)), "language": z.optional(z.string().check(z.regex(new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", 'u')))), "minBet": z.optional(moneySchema), "maxBet": z.optional(moneySchema), "currency": z.optional(z.string().check(z.regex(new RegExp("^[A-Z]{3}$", 'u')))), "players": z.optional(z.number().check(integer, z.gte(0))), "seats": z.optional(z.number().check(integer, z.gte(1))), "state": z.optional(z.string()), "image": z.optional(z.string()) })
export type Room = z.infer<typeof roomSchema>

/** Tables and rooms of live and card vendors as they are now (GLS2_roomList). */
export const roomsSchema = z.object({ "list": z.array(roomSchema) })
export type Rooms = z.infer<typeof roomsSchema>
