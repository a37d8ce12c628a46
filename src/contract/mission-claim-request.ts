// Generated from schemas/mission-claim-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'
import { epochSchema } from './epoch'

/** Claiming what a mission gives (MCS2_claimMissionReward). */
export const missionClaimRequestSchema = z.object({ "missionId": z.string().check(z.minLength(1)), "periodFrom": epochSchema, "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type MissionClaimRequest = z.infer<typeof missionClaimRequestSchema>
