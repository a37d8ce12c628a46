import type { LoginResponse } from '../../../contract/login-response'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import { forgetFirstPassword } from '../store/accountOpenings'
import type { Account } from '../store/accounts'
import { clearFailures } from '../store/loginFailures'
import { openSession } from '../store/sessions'
import { refuseExcluded } from './playGuard'

/** Everything about the sign-in was right: opens the session. Who is excluded is given one to take money out alone. */
export function admit({ platform, merchant, client }: Call, account: Account, withdrawOnly = false): Answer {
  const excluded = refuseExcluded(platform, account.id, withdrawOnly)
  if (excluded) return excluded
  const { database } = platform
  // however often it was used before: it is known to who opened the account
  const firstTimeLogin = account.passwordGiven
  clearFailures(database, merchant.code, account.username)
  if (firstTimeLogin) forgetFirstPassword(database, account.id)
  const value: LoginResponse = {
    token: openSession(database, account, client, platform.now(), withdrawOnly),
    firstTimeLogin,
    passwordExpired: account.passwordExpired,
  }
  return ok(value)
}
