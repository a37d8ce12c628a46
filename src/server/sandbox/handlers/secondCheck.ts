import type { LoginCheck } from '../../../contract/login-check'
import type { LoginCheckRequest } from '../../../contract/login-check-request'
import type { SmsCode } from '../../../contract/sms-code'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { mask, maskEmail } from '../mask'
import { type Account, accountById } from '../store/accounts'
import * as checks from '../store/loginChecks'
import { totpStep } from '../totp'
import { admit } from './admit'

/** The visitor's address, without the program. */
const addressOf = ({ client }: Call): string => client.slice(0, client.indexOf(' '))

/** Spec §4: a guarded account from an unregistered address gets no token yet, but the ways to prove who it is. */
export function askCheck(call: Call, account: Account): Answer | undefined {
  const { platform, modules } = call
  const { database, now } = platform
  if (!modules.has('LOGINIPVERF3')) return undefined
  const guard = checks.guardOf(database, account.id)
  const address = addressOf(call)
  if (guard === undefined || checks.isRegistered(database, account.id, address)) return undefined
  const value: LoginCheck = {
    ticket: checks.openCheck(database, account.id, address, now()),
    ways: waysOf(account, guard),
  }
  return refuse('login.check.required', { value })
}

function waysOf({ mobile, email }: Account, { bankName }: checks.Guard): LoginCheck['ways'] {
  return [
    ...(mobile === undefined ? [] : [{ way: 'sms', target: mask(mobile) }]),
    ...(email === undefined ? [] : [{ way: 'email', target: maskEmail(email) }]),
    { way: 'google' },
    ...(bankName === undefined ? [] : [{ way: 'bankName' }]),
  ]
}

const isRequest = (body: unknown): body is LoginCheckRequest => validate('login-check-request', body).length === 0

export function secondCheck(call: Call): Answer {
  const { platform, body } = call
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ code: 'required' })
  const check = checks.findCheck(database, body.ticket, addressOf(call), now())
  const account = check && accountById(database, check.accountId)
  const guard = account && checks.guardOf(database, account.id)
  if (!check || !account || !guard || account.disabled) return refuse('login.check.expired')
  if (!waysOf(account, guard).some(({ way }) => way === body.way)) return refuse('function.not.available')
  if (body.action === 'send') return send(call, account, body.way)
  if (isRight(call, account, guard, body)) {
    checks.closeCheck(database, check)
    checks.dropCheckCodes(database, account.id)
    checks.registerAddress(database, account.id, check.address)
    return admit(call, account, body.withdrawOnly)
  }
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

function isRight(
  { platform }: Call,
  account: Account,
  guard: checks.Guard,
  { way, code = '' }: LoginCheckRequest,
): boolean {
  const { database, now } = platform
  switch (way) {
    case 'sms':
    case 'email':
      return checks.checkCodeOf(database, account.id, way, now()) === code.trim()
    case 'google': {
      const step = totpStep(guard.secret, code.trim(), now())
      return step !== undefined && checks.spendTotpStep(database, account.id, step)
    }
    case 'bankName':
      return guard.bankName !== undefined && plainName(guard.bankName) === plainName(code)
  }
}

/** Names are compared without regard to case, width and doubled spaces. */
const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
