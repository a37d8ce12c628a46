// Generated from schemas/member-data.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Everything that the platform keeps of the member, for a file (/wps/member/data). */
export const memberDataSchema = z.object({ "exportedAt": epochSchema, "data": z.record(z.string(), z.any()) })
export type MemberData = z.infer<typeof memberDataSchema>
