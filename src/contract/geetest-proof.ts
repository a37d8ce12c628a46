// Generated from schemas/geetest-proof.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** What a passed challenge gives, sent with sign-in and registration. */
export const geetestProofSchema = z.object({ "lot_number": z.string().check(z.minLength(1)), "captcha_output": z.string().check(z.minLength(1)), "pass_token": z.string().check(z.minLength(1)), "gen_time": z.string().check(z.minLength(1)) })
export type GeetestProof = z.infer<typeof geetestProofSchema>
