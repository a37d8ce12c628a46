// Generated from schemas/icon-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Chooses a picture (/wps/member/info/icon, POST). */
export const iconRequestSchema = z.object({ "id": z.string().check(z.minLength(1), z.maxLength(40)) })
export type IconRequest = z.infer<typeof iconRequestSchema>
