import type { LoginResponse } from '../../../contract/login-response'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import type { Account } from '../store/accounts'
import { clearFailures } from '../store/loginFailures'
import { openSession } from '../store/sessions'

/** Everything about the sign-in was right: opens the session. */
export function admit({ platform, merchant, client }: Call, account: Account): Answer {
  clearFailures(platform.database, merchant.code, account.username)
  const value: LoginResponse = {
    token: openSession(platform.database, account, client, platform.now()),
    firstTimeLogin: account.openedByAgent && account.lastLoginAt === undefined,
    passwordExpired: account.passwordExpired,
  }
  return ok(value)
}
