import type { LoginRequest } from '../../../contract/login-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields, type ServerKey } from '../answer'
import type { Call, MemberCall } from '../call'
import { verifyPassword } from '../../passwords'
import { type Account, findAccount, staffType } from '../store/accounts'
import { consumeCaptcha } from '../store/captchas'
import { addFailure, needsCaptcha } from '../store/loginFailures'
import { closeSession } from '../store/sessions'
import { checkCode, consumeCode } from '../store/smsCodes'
import { admit } from './admit'
import { accountByFirebase } from './firebaseLogin'
import { checkProof } from './geetest'
import { refuseExcluded } from './playGuard'
import { askCheck } from './secondCheck'

const isLoginRequest = (body: unknown): body is LoginRequest => validate('login-request', body).length === 0

/** Spec §4, login flow. From the third failure on the name asks for a captcha. */
export async function login(call: Call): Promise<Answer> {
  const { body } = call
  if (!isLoginRequest(body)) return refuseFields({ username: 'required', password: 'required' })
  const name = body.username.trim().toLowerCase()
  const unproved = body.type === 'sms' ? undefined : checkProof(call)
  if (unproved) return unproved
  switch (body.type) {
    case 'username':
      return loginByName(call, name, body)
    case 'sms':
      return loginByCode(call, name, body)
    case 'firebase':
      return loginByFirebase(call, body)
  }
}

async function loginByName(call: Call, name: string, request: LoginRequest): Promise<Answer> {
  const { password, captcha } = request
  const { platform, merchant, modules, client } = call
  const { database } = platform
  if (modules.has('CAPTCHA3') && needsCaptcha(database, merchant.code, name)) {
    const value = { captcha: true }
    if (captcha === undefined || captcha === '') return refuse('captcha.required', { value })
    if (!consumeCaptcha(database, { merchant: merchant.code, client }, captcha, platform.now()))
      return refuse('captcha.invalid', { value })
  }
  const account = findAccount(database, merchant.code, 'username', name)
  if (!account) return fail(call, name, 'user.not.exist')
  if (!(await verifyPassword(password, account.passwordHash))) return fail(call, name, 'login.credential.error')
  return signIn(call, account, request)
}

function loginByCode(call: Call, mobile: string, request: LoginRequest): Answer {
  const { password: code, withdrawOnly = false } = request
  const { platform, merchant, modules } = call
  if (!modules.has('VERIFICATION3')) return refuse('function.not.available')
  const target = { merchant: merchant.code, mobile, purpose: 'login' } as const
  const account = findAccount(platform.database, merchant.code, 'mobile', mobile)
  if (!account) return refuse('user.not.exist')
  const check = checkCode(platform.database, target, code, platform.now())
  if (check !== 'right') return refuse(check === 'expired' ? 'verification.code.expired' : 'verification.code.invalid')
  // the code still counts for the session that is left to who is excluded
  const excluded = refuseExcluded(platform, account.id, withdrawOnly)
  if (excluded) return excluded
  consumeCode(platform.database, target)
  return signIn(call, account, request)
}

async function loginByFirebase(call: Call, request: LoginRequest): Promise<Answer> {
  const found = await accountByFirebase(call, request)
  return 'account' in found ? signIn(call, found.account, request) : found.refusal
}

/** The third failure in a row says that the next try needs a captcha. */
function fail({ platform, merchant, modules }: Call, name: string, message: ServerKey): Answer {
  const captcha = addFailure(platform.database, merchant.code, name) && modules.has('CAPTCHA3')
  return refuse(message, { value: { captcha } })
}

function signIn(call: Call, account: Account, { withdrawOnly = false }: LoginRequest): Answer {
  if (account.disabled) return refuse('user.disabled')
  if (account.type === staffType) return refuse('member.only')
  const excluded = refuseExcluded(call.platform, account.id, withdrawOnly)
  return excluded ?? askCheck(call, account) ?? admit(call, account, withdrawOnly)
}

export function logout({ platform, token }: MemberCall): Answer {
  closeSession(platform.database, token)
  return ok()
}
