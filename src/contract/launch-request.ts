// Generated from schemas/launch-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Starting a game (/wps/game/launchGame). */
export const launchRequestSchema = z.object({ "gameId": z.optional(z.string()), "roomId": z.optional(z.string()), "nodeId": z.optional(z.string()), "accountType": z.literal(1), "confirmTrans": z.literal(0), "vassalage": z.string().check(z.minLength(1)), "launchMode": z.enum(["GLS", "LOTT"]), "platform": z.enum(["html5-desktop", "flash"]), "clientType": z.literal(3), "username": z.string().check(z.minLength(1)), "token": z.string().check(z.minLength(1)), "merchantCode": z.string().check(z.minLength(1)), "language": z.string().check(z.minLength(1)) })
export type LaunchRequest = z.infer<typeof launchRequestSchema>
