import { verifyPassword } from '../../passwords'
import { type Answer, refuse, type ServerKey } from '../answer'
import type { MemberCall } from '../call'
import { clearTries, takeTry } from '../store/secretTries'

type Asking = Pick<MemberCall, 'platform' | 'account'>

/** Why a call that asks for the login password goes no further; undefined: it is right. */
export async function refuseLoginPassword(
  { platform, account }: Asking,
  password: string | undefined,
  wrong: ServerKey = 'password.incorrect',
): Promise<Answer | undefined> {
  const { database, now } = platform
  if (password === undefined) return refuse(wrong)
  if (takeTry(database, account.id, 'LOGIN', now()) !== undefined) return refuse('too.many.requests')
  if (!(await verifyPassword(password, account.passwordHash))) return refuse(wrong)
  clearTries(database, account.id, 'LOGIN')
  return undefined
}

/** The same of a code of the authenticator, which counts with the passwords. */
export function refuseSecretCode({ platform, account }: Asking, isRight: () => boolean): Answer | undefined {
  const { database, now } = platform
  if (takeTry(database, account.id, 'LOGIN', now()) !== undefined) return refuse('too.many.requests')
  if (!isRight()) return refuse('authenticator.code.invalid')
  clearTries(database, account.id, 'LOGIN')
  return undefined
}
