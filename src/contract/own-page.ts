// Generated from schemas/own-page.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A page of the brand's own, as the edge answers it: /brand/<version>/pages/<name>.<language>.json. */
export const ownPageSchema = z.object({ "title": z.string().check(z.minLength(1)), "html": z.string() })
export type OwnPage = z.infer<typeof ownPageSchema>
