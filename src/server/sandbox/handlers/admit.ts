import type { LoginResponse } from '../../../contract/login-response'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import type { Account } from '../store/accounts'
import { clearFailures } from '../store/loginFailures'
import { openSession } from '../store/sessions'
import { refuseExcluded } from './playGuard'

/** Everything about the sign-in was right: opens the session. Who is excluded is given one to take money out alone. */
export function admit({ platform, merchant }: Call, account: Account, withdrawOnly = false): Answer {
  const excluded = refuseExcluded(platform, account.id, withdrawOnly)
  if (excluded) return excluded
  clearFailures(platform.database, merchant.code, account.username)
  const value: LoginResponse = {
    token: openSession(platform.database, account, platform.now(), withdrawOnly),
    firstTimeLogin: account.openedByAgent && account.lastLoginAt === undefined,
    passwordExpired: account.passwordExpired,
  }
  return ok(value)
}
