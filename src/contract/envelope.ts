// Generated from schemas/envelope.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Every answer of the platform comes in this wrapper. */
export const envelopeSchema = z.object({ "success": z.boolean(), "value": z.optional(z.any()), "message": z.optional(z.string()) })
export type Envelope = z.infer<typeof envelopeSchema>
