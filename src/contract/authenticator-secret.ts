// Generated from schemas/authenticator-secret.schema.json by scripts/generate-contract.ts: change the schema, not this file.
import * as z from 'zod/mini'

/** A new secret for an authenticator app (/wps/member/authenticator, PUT). It counts once a code of it was confirmed. */
export const authenticatorSecretSchema = z.object({ "secret": z.string().check(z.minLength(1)), "uri": z.string().check(z.regex(new RegExp("^otpauth://totp/", 'u'))) })
export type AuthenticatorSecret = z.infer<typeof authenticatorSecretSchema>
