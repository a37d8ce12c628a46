import type { Authenticator } from '../../../contract/authenticator'
import type { AuthenticatorRequest } from '../../../contract/authenticator-request'
import type { AuthenticatorSecret } from '../../../contract/authenticator-secret'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import * as authenticators from '../store/authenticators'
import { newTotpSecret, totpUri } from '../totp'
import { refuseLoginPassword, refuseSecretCode } from './secretProof'

const isRequest = (body: unknown): body is AuthenticatorRequest => validate('authenticator-request', body).length === 0

export function authenticator({ platform, account }: MemberCall): Answer {
  const since = authenticators.confirmedAuthenticator(platform.database, account.id)?.confirmedAt
  const value: Authenticator = { enabled: since !== undefined, ...(since !== undefined && { since }) }
  return ok(value)
}

/** A secret for the app, which counts once a code of it was confirmed: for who knows the login password. */
export async function newSecret(call: MemberCall): Promise<Answer> {
  const { platform, merchant, account, body } = call
  const { database } = platform
  if (!isRequest(body)) return refuseFields({ password: 'required' })
  const refusal = await refuseLoginPassword(call, body.password)
  if (refusal) return refusal
  if (authenticators.confirmedAuthenticator(database, account.id)) return refuse('authenticator.on')
  const secret = newTotpSecret()
  authenticators.keepSecret(database, account.id, secret)
  const value: AuthenticatorSecret = { secret, uri: totpUri(secret, merchant.code, account.username) }
  return ok(value)
}

export function confirmSecret(call: MemberCall): Answer {
  const { platform, account, body } = call
  const { database, now } = platform
  const kept = authenticators.authenticatorOf(database, account.id)
  if (!isRequest(body) || kept === undefined) return refuseFields({ code: 'required' })
  if (kept.confirmedAt !== undefined) return refuse('authenticator.on')
  const { code = '' } = body
  const refusal = refuseSecretCode(call, () => authenticators.spendCode(database, account.id, kept, code, now()))
  if (refusal) return refusal
  authenticators.confirm(database, account.id, now())
  return authenticator(call)
}

/** Who has the app no more has the password. */
export async function removeSecret(call: MemberCall): Promise<Answer> {
  const { platform, account, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ code: 'required' })
  const { code = '', password } = body
  const kept = authenticators.confirmedAuthenticator(database, account.id)
  if (kept === undefined) return authenticator(call)
  const refusal =
    password === undefined
      ? refuseSecretCode(call, () => authenticators.spendCode(database, account.id, kept, code, now()))
      : await refuseLoginPassword(call, password)
  if (refusal) return refusal
  authenticators.removeAuthenticator(database, account.id)
  return authenticator(call)
}
