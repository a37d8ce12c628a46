// Generated from schemas/sms-code.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** Answer to sending an SMS code. */
export const smsCodeSchema = z.object({ "expiredMinutes": z.number().check(integer, z.gte(1)) })
export type SmsCode = z.infer<typeof smsCodeSchema>
