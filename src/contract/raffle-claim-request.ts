// Generated from schemas/raffle-claim-request.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Drawing a ticket of the raffle (MCS2_claimRafflePromotion). */
export const raffleClaimRequestSchema = z.object({ "ticketId": z.string().check(z.minLength(1)), "requestId": z.string().check(z.minLength(8), z.maxLength(64)) })
export type RaffleClaimRequest = z.infer<typeof raffleClaimRequestSchema>
