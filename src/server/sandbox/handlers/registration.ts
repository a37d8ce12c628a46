import type { LoginResponse } from '../../../contract/login-response'
import type { RegistrationRequest } from '../../../contract/registration-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { checkFields, type Method } from '../registration/checkFields'
import { unusedCode } from '../registration/newCode'
import { type Account, demoType, findAccount, insertAccount, isAgentType } from '../store/accounts'
import { consumeCaptcha } from '../store/captchas'
import { recordJoining } from '../store/invitations'
import { sendMessage } from '../store/messages'
import { move } from '../store/movements'
import { requireTurnover } from '../store/turnover'
import { keepPaymentPassword } from '../store/paymentPasswords'
import { openSession } from '../store/sessions'
import { checkCode, consumeCode } from '../store/smsCodes'
import { newToken } from '../tokens'
import { checkProof } from './geetest'
import { findLink, linkRefusals } from './invitations'

const isRequest = (body: unknown): body is RegistrationRequest => validate('registration-request', body).length === 0

export const register = (call: Call): Promise<Answer> => open(call, 'username')
export const registerByMobile = (call: Call): Promise<Answer> => open(call, 'mobile')

/** Demo credit that an account starts with, in minor units. */
const welcomeCredit = 100_00

/** Fields → geetest and captcha, used up whatever comes of the try → names taken → codes of others → SMS code. */
async function open(call: Call, method: Method): Promise<Answer> {
  const { platform, merchant, modules, body } = call
  const { database, now } = platform
  if (!isRequest(body))
    return refuseFields(Object.fromEntries(validate('registration-request', body).map(fieldOfError)))
  const { fields, problems } = await checkFields({ settings: merchant.registration, modules, method }, body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)

  // Hashed before names are looked up: from here to the end nothing is waited for, so no name is taken in between.
  // Without a password the account is entered by SMS code alone.
  const passwordHash = await platform.hashPassword(fields.get('password') ?? newToken())
  const payment = fields.get('paymentPassword')
  const paymentHash = payment === undefined ? undefined : await platform.hashPassword(payment)
  const refusal = checkProof(call) ?? checkCaptcha(call, fields)
  if (refusal) return refusal
  const mobile = fields.get('mobileNum')
  const username = (fields.get('username') ?? mobile ?? '').toLowerCase()
  if (findAccount(database, merchant.code, 'username', username))
    return refuse(method === 'mobile' ? 'mobile.exists' : 'username.exists')
  if (mobile !== undefined && findAccount(database, merchant.code, 'mobile', mobile)) return refuse('mobile.exists')

  const upline = findUpline(call, fields)
  if ('refusal' in upline) return upline.refusal
  const wrongCode = checkSmsCode(call, fields, method)
  if (wrongCode) return wrongCode

  const opening = database.transaction(() => {
    // another process may have taken the last place of a link
    const joining = findUpline(call, fields)
    if ('refusal' in joining) return joining
    const code = unusedCode(call, 8)
    const opened = insertAccount(database, {
      merchant: merchant.code,
      username,
      passwordHash,
      registeredAt: now(),
      referralCode: code,
      affiliateCode: isAgentType(joining.type ?? 0) ? code : undefined,
      type: joining.type,
      rateBp: joining.rateBp,
      nickname: fields.get('nickname'),
      mobile,
      email: fields.get('email'),
      mobileVerified: fields.has('verificationCode'),
      profile: Object.fromEntries([...fields].filter(([name]) => !keptApart.has(name))),
      upline: joining.account?.id,
    })
    if (joining.linkId !== undefined) recordJoining(database, opened, joining.linkId, now())
    if (paymentHash !== undefined) keepPaymentPassword(database, opened, paymentHash)
    move(database, { accountId: opened, kind: 'OPENING', amount: welcomeCredit }, now())
    requireTurnover(
      database,
      { accountId: opened, source: 'BONUS', reference: 'WELCOME', required: welcomeCredit },
      now(),
    )
    sendMessage(database, opened, 'WELCOME', { account: username }, now())
    if (mobile !== undefined) consumeCode(database, { merchant: merchant.code, mobile, purpose: 'register' })
    return { id: opened }
  })
  if ('refusal' in opening) return opening.refusal
  const { id } = opening
  const value: LoginResponse = {
    token: openSession(database, { id, merchant: merchant.code }, call.client, now()),
    firstTimeLogin: false,
    passwordExpired: false,
  }
  return ok(value)
}

const keptApart = new Set([
  'username',
  'password',
  'paymentPassword',
  'confirmPassword',
  'nickname',
  'mobileNum',
  'email',
  'captcha',
  'verificationCode',
])

const fieldOfError = ({
  instancePath,
  params,
}: {
  instancePath: string
  params: Record<string, unknown>
}): [string, string] => {
  const missing = params['missingProperty']
  return typeof missing === 'string' ? [missing, 'required'] : [instancePath.slice(1) || 'body', 'type']
}

/** Whom the new account stands under, and what a link of theirs makes of it. */
interface Upline {
  readonly account?: Account
  readonly type?: number
  /** In basis points. */
  readonly rateBp?: number
  readonly linkId?: number
}

/** The agent of an affiliate code, else whoever made the link or referred. A link that has ended registers nobody. */
function findUpline(
  { platform, merchant }: Call,
  fields: ReadonlyMap<string, string>,
): Upline | { readonly refusal: Answer } {
  const find = (key: 'affiliateCode' | 'referralCode', code: string | undefined) =>
    code === undefined ? undefined : findAccount(platform.database, merchant.code, key, code.toUpperCase())
  const affiliate = find('affiliateCode', fields.get('affiliateCode'))
  if (fields.has('affiliateCode') && !affiliate) return { refusal: refuse('affiliate.invalid') }
  const invited = findLink({ platform, merchant }, fields.get('referralCode') ?? '')
  if (invited && invited.state !== 'OPEN') return { refusal: refuse(linkRefusals[invited.state]) }
  if (invited && !affiliate) {
    const { link, upline } = invited
    return { account: upline, type: link.type, rateBp: link.rateBp, linkId: link.id }
  }
  const known = find('referralCode', fields.get('referralCode'))
  // demo accounts go after a day, and closed ones have nobody behind them
  const referrer = known?.disabled === false && known.type !== demoType ? known : undefined
  if (fields.has('referralCode') && !referrer && !invited) return { refusal: refuse('referral.invalid') }
  const account = affiliate ?? referrer
  return account ? { account } : {}
}

/** Where the merchant asks for one. */
function checkCaptcha(
  { platform, merchant, modules, client }: Call,
  fields: ReadonlyMap<string, string>,
): Answer | undefined {
  if (!modules.has('CAPTCHA3') || !merchant.registration.fields['captcha']?.enabled) return undefined
  const captcha = fields.get('captcha')
  if (captcha === undefined) return refuse('captcha.required')
  const isRight = consumeCaptcha(platform.database, { merchant: merchant.code, client }, captcha, platform.now())
  return isRight ? undefined : refuse('captcha.invalid')
}

/** Where the merchant asks for one. */
function checkSmsCode(
  { platform, merchant, modules }: Call,
  fields: ReadonlyMap<string, string>,
  method: Method,
): Answer | undefined {
  const { database, now } = platform
  const mobile = fields.get('mobileNum')
  if (mobile === undefined || (method === 'username' && !modules.has('REGMOBVERF3'))) return undefined
  const target = { merchant: merchant.code, mobile, purpose: 'register' } as const
  const check = checkCode(database, target, fields.get('verificationCode') ?? '', now())
  if (check === 'right') return undefined
  return refuse(check === 'expired' ? 'verification.code.expired' : 'verification.code.invalid')
}
