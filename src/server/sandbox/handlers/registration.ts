import type { LoginResponse } from '../../../contract/login-response'
import type { RegistrationRequest } from '../../../contract/registration-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { checkFields, type Method } from '../registration/checkFields'
import { type Account, findAccount, insertAccount } from '../store/accounts'
import { consumeCaptcha } from '../store/captchas'
import { sendMessage } from '../store/messages'
import { move } from '../store/movements'
import { requireTurnover } from '../store/turnover'
import { keepPaymentPassword } from '../store/paymentPasswords'
import { openSession } from '../store/sessions'
import { checkCode, consumeCode } from '../store/smsCodes'
import { newToken } from '../tokens'
import { checkProof } from './geetest'

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

  const id = database.transaction(() => {
    const opened = insertAccount(database, {
      merchant: merchant.code,
      username,
      passwordHash,
      registeredAt: now(),
      referralCode: unusedReferralCode(call),
      nickname: fields.get('nickname'),
      mobile,
      email: fields.get('email'),
      mobileVerified: fields.has('verificationCode'),
      profile: Object.fromEntries([...fields].filter(([name]) => !keptApart.has(name))),
      upline: upline.account?.id,
    })
    if (paymentHash !== undefined) keepPaymentPassword(database, opened, paymentHash)
    move(database, { accountId: opened, kind: 'OPENING', amount: welcomeCredit }, now())
    requireTurnover(
      database,
      { accountId: opened, source: 'BONUS', reference: 'WELCOME', required: welcomeCredit },
      now(),
    )
    sendMessage(database, opened, 'WELCOME', { account: username }, now())
    if (mobile !== undefined) consumeCode(database, { merchant: merchant.code, mobile, purpose: 'register' })
    return opened
  })
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

/** Whose account the new one stands under: the agent of an affiliate code, else whoever referred. */
function findUpline(
  { platform, merchant }: Call,
  fields: ReadonlyMap<string, string>,
): { account?: Account } | { refusal: Answer } {
  const find = (key: 'affiliateCode' | 'referralCode', code: string | undefined) =>
    code === undefined ? undefined : findAccount(platform.database, merchant.code, key, code.toUpperCase())
  const affiliate = find('affiliateCode', fields.get('affiliateCode'))
  if (fields.has('affiliateCode') && !affiliate) return { refusal: refuse('affiliate.invalid') }
  const referrer = find('referralCode', fields.get('referralCode'))
  if (fields.has('referralCode') && !referrer) return { refusal: refuse('referral.invalid') }
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

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function unusedReferralCode({ platform, merchant }: Call): string {
  for (let tries = 0; tries < 50; tries += 1) {
    const code = Array.from({ length: 8 }, () => codeLetters[Math.floor(platform.random() * codeLetters.length)]).join(
      '',
    )
    if (!findAccount(platform.database, merchant.code, 'referralCode', code)) return code
  }
  throw new Error('no referral code is left')
}
