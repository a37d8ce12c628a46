// Generated from schemas/lottery-launch-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Opening the lobby or the betting view of a lottery (spec part 3, lottery lobby payload), sent with what every launch says. */
export const lotteryLaunchRequestSchema = z.object({ "launchMode": z.literal("LOTT"), "lottoArea": z.literal("VN"), "lottoPrizeMode": z.enum(["Lott", "ZY", "Elott", "SEA"]), "lottoView": z.enum(["lobby", "betting"]), "lottoGameCode": z.optional(z.string()), "defaultPlayType": z.optional(z.string()), "device": z.string().check(z.minLength(1)), "backUrl": z.string().check(z.minLength(1)), "accountType": z.literal(1), "confirmTrans": z.literal(0), "vassalage": z.string().check(z.minLength(1)), "platform": z.enum(["html5-desktop", "flash"]), "clientType": z.literal(3), "username": z.string().check(z.minLength(1)), "token": z.string().check(z.minLength(1)), "merchantCode": z.string().check(z.minLength(1)), "language": z.string().check(z.minLength(1)) })
export type LotteryLaunchRequest = z.infer<typeof lotteryLaunchRequestSchema>
