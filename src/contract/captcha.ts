// Generated from schemas/captcha.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** Captcha picture (/wps/captcha). */
export const captchaSchema = z.string().check(z.regex(new RegExp("^[A-Za-z0-9+/]+={0,2}$", 'u'))).check(z.minLength(1))
export type Captcha = z.infer<typeof captchaSchema>
