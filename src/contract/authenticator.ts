// Generated from schemas/authenticator.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Whether the account asks for a code of an authenticator app at each sign-in (/wps/member/authenticator, GET). */
export const authenticatorSchema = z.object({ "enabled": z.boolean(), "since": z.optional(epochSchema) })
export type Authenticator = z.infer<typeof authenticatorSchema>
