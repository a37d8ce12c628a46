import type { LoginCheck } from '../../../contract/login-check'
import type { LoginCheckRequest } from '../../../contract/login-check-request'
import type { SmsCode } from '../../../contract/sms-code'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { mask, maskEmail } from '../mask'
import { type Account, accountById } from '../store/accounts'
import { addCheckFailure, isCheckLocked } from '../store/loginCheckFailures'
import * as checks from '../store/loginChecks'
import { confirmedAuthenticator, spendCode } from '../store/authenticators'
import { recordSignIn } from '../store/signIns'
import { totpStep } from '../totp'
import { admit } from './admit'

/** The visitor's address, without the program. */
const addressOf = ({ client }: Call): string => client.slice(0, client.indexOf(' '))

/**
 * Spec §4: a guarded account from an unregistered address gets no token yet, but the ways to prove who it is; one whose
 * member has an authenticator is asked for its code each time.
 */
export function askCheck(call: Call, account: Account): Answer | undefined {
  const { database, now } = call.platform
  const address = addressOf(call)
  const ways = waysOf(call, account)
  const byWish = ownAuthenticator(call, account) !== undefined
  const isKnown = !byWish && checks.isRegistered(database, account.id, address)
  if (ways.length === 0 || isKnown) return undefined
  const value: LoginCheck = {
    ticket: checks.openCheck(database, account.id, address, now()),
    reason: byWish ? 'authenticator' : 'address',
    ways,
  }
  return refuse('login.check.required', { value })
}

/** The one that the member switched on. */
const ownAuthenticator = ({ platform, modules }: Call, account: Account) =>
  modules.has('GOOGLEAUTH3') ? confirmedAuthenticator(platform.database, account.id) : undefined

function waysOf(call: Call, account: Account): LoginCheck['ways'] {
  if (ownAuthenticator(call, account)) return [{ way: 'google' }]
  const guard = checks.guardOf(call.platform.database, account.id)
  if (guard === undefined || !call.modules.has('LOGINIPVERF3')) return []
  const { mobile, email } = account
  return [
    ...(mobile === undefined ? [] : [{ way: 'sms', target: mask(mobile) }]),
    ...(email === undefined ? [] : [{ way: 'email', target: maskEmail(email) }]),
    { way: 'google' },
    ...(guard.bankName === undefined ? [] : [{ way: 'bankName' }]),
  ]
}

const isRequest = (body: unknown): body is LoginCheckRequest => validate('login-check-request', body).length === 0

export function secondCheck(call: Call): Answer {
  const { platform, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ code: 'required' })
  const check = checks.findCheck(database, body.ticket, addressOf(call), now())
  const account = check && accountById(database, check.accountId)
  if (!check || !account || account.disabled) return refuse('login.check.expired')
  if (isCheckLocked(database, account.id, now())) return refuse('too.many.requests')
  if (!waysOf(call, account).some(({ way }) => way === body.way)) return refuse('function.not.available')
  if (body.action === 'send') return send(call, account, body.way)
  if (isRight(call, account, body)) {
    checks.closeCheck(database, check)
    checks.dropCheckCodes(database, account.id)
    checks.registerAddress(database, account.id, check.address)
    return admit(call, account, body.withdrawOnly)
  }
  recordSignIn(database, { accountId: account.id, client: call.client, outcome: 'REFUSED', at: now() })
  addCheckFailure(database, account.id, now())
  const attemptsLeft = checks.addWrong(database, check)
  return refuse(attemptsLeft === 0 ? 'login.check.expired' : 'verification.code.invalid', { value: { attemptsLeft } })
}

function send({ platform, merchant }: Call, account: Account, way: LoginCheckRequest['way']): Answer {
  const { database, now, random, log } = platform
  if (way !== 'sms' && way !== 'email') return refuse('function.not.available')
  const code = Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')
  if (!checks.keepCheckCode(database, account.id, way, code, now())) return refuse('sms.too.many.requests')
  log(`sandbox: ${way} of ${merchant.code} to ${account.username} (second check): ${code}`)
  const value: SmsCode = { expiredMinutes: checks.codeMinutes }
  return ok(value)
}

function isRight(call: Call, account: Account, { way, code = '' }: LoginCheckRequest): boolean {
  const { database, now } = call.platform
  const own = ownAuthenticator(call, account)
  const guard = checks.guardOf(database, account.id)
  switch (way) {
    case 'sms':
    case 'email':
      return checks.checkCodeOf(database, account.id, way, now()) === code.trim()
    case 'google': {
      if (own) return spendCode(database, account.id, own, code, now())
      const step = guard && totpStep(guard.secret, code.trim(), now())
      return step !== undefined && checks.spendTotpStep(database, account.id, step)
    }
    case 'bankName':
      return guard?.bankName !== undefined && plainName(guard.bankName) === plainName(code)
  }
}

/** Names are compared without regard to case, width and doubled spaces. */
const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
