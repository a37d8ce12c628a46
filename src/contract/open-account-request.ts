// Generated from schemas/open-account-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { integer } from './integer'

/** An account to open below the agent who asks (MCSFE_openAccount). */
export const openAccountRequestSchema = z.object({ "kind": z.enum(["MEMBER", "AGENT"]), "rateBp": z.number().check(integer, z.gte(0), z.lte(10000)), "username": z.optional(z.string().check(z.minLength(1), z.maxLength(64))), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type OpenAccountRequest = z.infer<typeof openAccountRequestSchema>
