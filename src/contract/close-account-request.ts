// Generated from schemas/close-account-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { moneySchema } from './money'

/** Closes the account for good (/wps/member/close, POST), sent encrypted. */
export const closeAccountRequestSchema = z.object({ "password": z.string().check(z.minLength(1), z.maxLength(200)), "givenUp": moneySchema })
export type CloseAccountRequest = z.infer<typeof closeAccountRequestSchema>
