// Generated from schemas/route-check.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** What each address of a brand says of itself (/edge/route): whose it is. The site measures how long the answer takes, and offers no address that answers for another merchant. */
export const routeCheckSchema = z.object({ "merchant": z.string().check(z.minLength(1)) })
export type RouteCheck = z.infer<typeof routeCheckSchema>
