import { registrationSettingsSchema } from '../../../src/contract/registration-settings'
import { buildLoginForm } from '../../../src/engine/form/loginForm'
import type { InviteCodes } from '../../../src/engine/form/inviteCodeNames'
import { buildRegistrationForm } from '../../../src/engine/form/registrationForm'
import { signInAtom } from '../../../src/features/auth/enter'
import { registerAtom } from '../../../src/features/auth/register/register'
import { registerSmsAtom } from '../../../src/features/auth/sms/senders'
import type { FormModel, FormValues } from '../../../src/lib/form/model'
import { demoPassword } from '../../../src/server/sandbox/seed/demoAccounts'
import { sessionAtom } from '../../../src/session/session'
import { brandAtom } from '../../../src/site/brand'
import { isOnAtom } from '../../../src/site/site'
import { sendCodeAtom } from '../../../src/shared/sms/smsAtoms'
import type { Page, Visitor } from './visitor'

/** What was begun before the call is made to fail. */
export interface Begun {
  readonly page: Page
  readonly model?: FormModel
  readonly values?: FormValues
  /** The verb that the form or the button sets off. */
  readonly send: (values: FormValues) => Promise<unknown>
  /** Brings back what a failure used up, as the visitor would: waits, or logs in again. */
  readonly goOn?: () => Promise<void> | void
}

export const textIn = (values: FormValues, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return typeof value === 'string' ? value : ''
}

let made = 0
const freshName = () => `mx${String(++made).padStart(6, '0')}`
export const freshMobile = () => `159${String(++made).padStart(8, '0')}`

export const loginForm = buildLoginForm({ method: 'username', captcha: false, mobileDigits: 11 }).value

/** The login form, filled in. */
export function loginByName(visitor: Visitor, username: string): Begun {
  const page = visitor.page()
  const type = 'username'
  return {
    page,
    model: loginForm,
    values: { username, password: demoPassword },
    send: (values) =>
      page.set(signInAtom, { username: textIn(values, 'username'), password: textIn(values, 'password'), type }),
  }
}

/** A page whose sign-in went as far as it goes by itself. */
export async function signedIn(visitor: Visitor, username: string): Promise<Page> {
  const { page, values = {}, send } = loginByName(visitor, username)
  await send(values)
  return page
}

/** The token ran out: the member logs in again in place, and the page is as it was. */
export async function logInAgain(page: Page): Promise<void> {
  const session = page.get(sessionAtom)
  if (session.state !== 'signed-in' || session.token !== undefined) return
  await page.set(signInAtom, { username: session.account, password: demoPassword, type: 'username' })
}

/** The registration form that the platform asks for, filled in, its code sent. */
export async function registration(
  visitor: Visitor,
  method: 'username' | 'mobile',
  codes: InviteCodes = {},
): Promise<Begun> {
  const page = visitor.page()
  const answer = await visitor.call('GET', '/wps/system/setting/register', { merchant: visitor.merchant })
  const model = buildRegistrationForm({
    settings: registrationSettingsSchema.parse(answer.value),
    isOn: page.get(isOnAtom),
    registration: page.get(brandAtom).registration,
    method,
    today: '2030-01-15',
    codes,
  }).value
  const mobileNum = freshMobile().slice(-(model.schema.properties.mobileNum?.maxLength ?? 11))
  const bySms = model.fields.some(({ name }) => name === 'verificationCode')
  if (bySms) await page.set(sendCodeAtom, 'register', () => page.get(registerSmsAtom)(method)(mobileNum))
  const known: FormValues = {
    username: freshName(),
    password: demoPassword,
    confirmPassword: demoPassword,
    email: 'player@example.com',
    mobileNum,
    verificationCode: bySms ? await visitor.codeOf(mobileNum) : '',
    affiliateCode: 'AGENT01',
  }
  const values = model.fields.flatMap(({ name, kind }) => {
    const value = kind === 'checkbox' ? true : Object.hasOwn(known, name) ? known[name] : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  const more = { domain: 'aurora.test', registerUrl: 'http://aurora.test/register', codes }
  return {
    page,
    model,
    values: Object.fromEntries(values),
    send: (checked) => page.set(registerAtom, { method, model, values: checked, ...more }),
  }
}

/** Somebody whose account was just opened. */
export async function registered(visitor: Visitor) {
  const { page, values = {}, send } = await registration(visitor, 'username')
  await send(values)
  return { page, username: textIn(values, 'username'), email: textIn(values, 'email') }
}
