// Generated from schemas/close-sessions-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Ends sessions of the member (/wps/member/sessions/close): the one that is named, or all but the one that asks. */
export const closeSessionsRequestSchema = z.object({ "id": z.optional(z.string().check(z.maxLength(60))) })
export type CloseSessionsRequest = z.infer<typeof closeSessionsRequestSchema>
