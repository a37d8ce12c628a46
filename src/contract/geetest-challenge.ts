// Generated from schemas/geetest-challenge.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** What the challenge is started with (/wps/captcha/geetest). */
export const geetestChallengeSchema = z.object({ "captchaId": z.string().check(z.minLength(1)) })
export type GeetestChallenge = z.infer<typeof geetestChallengeSchema>
