// Generated from schemas/mission-claims.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Latest claims of missions (MCSFE_getMissionClaimList); of a query `requestId`, the one that it made, or none. */
export const missionClaimsSchema = z.array(z.object({ "reference": z.string().check(z.minLength(1)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)), "missionId": z.string().check(z.minLength(1)), "claimedAt": epochSchema }))
export type MissionClaims = z.infer<typeof missionClaimsSchema>
