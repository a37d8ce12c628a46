import { buildLoginForm } from '../../../src/engine/form/loginForm'
import {
  buildChangePasswordForm,
  buildForgotByEmailForm,
  buildForgotByPhoneForm,
} from '../../../src/engine/form/passwordForms'
import { buildSecondCheckForm } from '../../../src/engine/form/secondCheckForm'
import { signOutAtom } from '../../../src/site/signOut'
import { freePlayAtom, signInAtom } from '../../../src/features/auth/enter'
import { resetByEmailAtom, resetByPhoneAtom } from '../../../src/features/auth/forgot/resetPassword'
import { loginCheckCodeCall } from '../../../src/features/auth/login/calls'
import { answerCheckAtom, loginStateAtom } from '../../../src/features/auth/login/flow'
import { changePasswordAtom } from '../../../src/features/auth/password/changePassword'
import { loginSmsAtom, passwordSmsAtom, registerSmsAtom } from '../../../src/features/auth/sms/senders'
import { demoPassword } from '../../../src/server/sandbox/seed/demoAccounts'
import { clientAtom } from '../../../src/session/client'
import { sessionAtom } from '../../../src/session/session'
import type { SmsPurpose } from '../../../src/shared/sms/keptCountdown'
import { sendCodeAtom } from '../../../src/shared/sms/smsAtoms'
import { type Begun, freshMobile, logInAgain, loginByName, registered, registration, signedIn, textIn } from './begin'
import type { Page, Visitor } from './visitor'

export interface Flow {
  /** Ids of the calls that this flow makes, each made to fail in turn. */
  readonly calls: readonly string[]
  /** Where the words go: above the form's button, the warning of a code, a toast, or nowhere. */
  readonly shows: 'form' | 'warning' | 'toast' | 'nothing'
  readonly begin: (visitor: Visitor) => Begun | Promise<Begun>
  /** What holds once the retry has gone through. */
  readonly done: (page: Page) => boolean
}

const isIn = (page: Page) => page.get(sessionAtom).state === 'signed-in'
const always = () => true
/** A number gets one code of a kind per minute; after too many the button rests for five. */
const rest = 301_000

const sms = (call: string, purpose: SmsPurpose, sender: (page: Page) => (mobile: string) => Promise<number>): Flow => ({
  calls: [call],
  shows: 'warning',
  begin: (visitor) => {
    const page = visitor.page()
    const mobile = purpose === 'register' ? freshMobile() : '13800000001'
    visitor.wait(rest)
    return {
      page,
      goOn: () => visitor.wait(rest),
      send: async () => {
        if (!(await page.set(sendCodeAtom, purpose, () => sender(page)(mobile))))
          throw new Error('no code was asked for')
      },
    }
  },
  done: always,
})

async function loginByPhone(visitor: Visitor): Promise<Begun> {
  const page = visitor.page()
  const mobileNum = '13800000001'
  visitor.wait(rest)
  await page.get(loginSmsAtom)(mobileNum)
  return {
    page,
    model: buildLoginForm({ method: 'mobile', captcha: false, mobileDigits: 11 }).value,
    values: { mobileNum, verificationCode: await visitor.codeOf(mobileNum) },
    send: (values) => {
      const password = textIn(values, 'verificationCode')
      return page.set(signInAtom, { username: textIn(values, 'mobileNum'), password, type: 'sms' })
    },
  }
}

async function resetByPhone(visitor: Visitor): Promise<Begun> {
  const page = visitor.page()
  const mobileNum = '13800000002'
  visitor.wait(rest)
  await page.get(passwordSmsAtom)(mobileNum)
  return {
    page,
    model: buildForgotByPhoneForm({ mobileDigits: 11 }).value,
    values: { mobileNum, verificationCode: await visitor.codeOf(mobileNum), newPassword: demoPassword },
    send: (values) =>
      page.set(resetByPhoneAtom, {
        mobileNum: textIn(values, 'mobileNum'),
        verificationCode: textIn(values, 'verificationCode'),
        newPassword: textIn(values, 'newPassword'),
      }),
  }
}

async function resetByEmail(visitor: Visitor): Promise<Begun> {
  const { username, email } = await registered(visitor)
  const page = visitor.page()
  return {
    page,
    model: buildForgotByEmailForm().value,
    values: { username, email },
    send: (values) => page.set(resetByEmailAtom, textIn(values, 'username'), textIn(values, 'email')),
  }
}

async function changePassword(visitor: Visitor): Promise<Begun> {
  const { page } = await registered(visitor)
  const newPassword = 'Marquee2'
  return {
    page,
    model: buildChangePasswordForm({ askOld: true }).value,
    values: { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword },
    send: (values) =>
      page.set(changePasswordAtom, {
        oldPassword: textIn(values, 'oldPassword'),
        newPassword: textIn(values, 'newPassword'),
        confirmNewPassword: textIn(values, 'confirmNewPassword'),
      }),
    goOn: () => logInAgain(page),
  }
}

async function secondCheck(visitor: Visitor): Promise<Begun> {
  const page = await signedIn(visitor, 'newip01')
  return {
    page,
    model: buildSecondCheckForm('bankName').value,
    values: { code: 'Mira Lindqvist' },
    send: (values) => page.set(answerCheckAtom, { way: 'bankName', code: textIn(values, 'code') }),
  }
}

async function secondCheckCode(visitor: Visitor): Promise<Begun> {
  visitor.wait(rest)
  const page = await signedIn(visitor, 'newip01')
  const state = page.get(loginStateAtom)
  const ticket = state.step === 'secondCheck' ? state.check.ticket : ''
  return {
    page,
    send: () => page.get(clientAtom)(loginCheckCodeCall, { body: { ticket, way: 'sms', action: 'send' } }),
  }
}

function freePlay(visitor: Visitor): Begun {
  const page = visitor.page()
  return { page, send: () => page.set(freePlayAtom) }
}

async function logout(visitor: Visitor): Promise<Begun> {
  const page = await signedIn(visitor, 'member01')
  return { page, send: () => page.set(signOutAtom) }
}

const isChanging = (page: Page) => page.get(loginStateAtom).step === 'changing'

/** How the calls of the sign-in are come to, form by form. Every call is made to fail by itself besides. */
export const flows: readonly Flow[] = [
  {
    calls: ['login', 'memberInfo', 'encryptionKey'],
    shows: 'form',
    begin: (visitor) => loginByName(visitor, 'member01'),
    done: isIn,
  },
  { calls: ['settings'], shows: 'form', begin: (visitor) => loginByName(visitor, 'expired01'), done: isChanging },
  { calls: ['login', 'memberInfo'], shows: 'form', begin: loginByPhone, done: isIn },
  { calls: ['loginCheck'], shows: 'form', begin: secondCheck, done: isIn },
  { calls: ['loginCheckCode'], shows: 'warning', begin: secondCheckCode, done: always },
  { calls: ['freePlay', 'memberInfo'], shows: 'toast', begin: freePlay, done: isIn },
  {
    calls: ['register', 'affiliate', 'memberInfo'],
    shows: 'form',
    begin: (visitor) => registration(visitor, 'username'),
    done: isIn,
  },
  {
    calls: ['registerByMobile', 'affiliate'],
    shows: 'form',
    begin: (visitor) => registration(visitor, 'mobile'),
    done: isIn,
  },
  sms('registerSmsByUsername', 'register', (page) => page.get(registerSmsAtom)('username')),
  sms('registerSmsByMobile', 'register', (page) => page.get(registerSmsAtom)('mobile')),
  sms('loginSms', 'login', (page) => page.get(loginSmsAtom)),
  sms('passwordSms', 'forgot', (page) => page.get(passwordSmsAtom)),
  { calls: ['resetPasswordByPhone'], shows: 'form', begin: resetByPhone, done: isIn },
  { calls: ['resetPasswordByEmail'], shows: 'form', begin: resetByEmail, done: always },
  { calls: ['changePassword'], shows: 'form', begin: changePassword, done: isIn },
  { calls: ['logout'], shows: 'nothing', begin: logout, done: (page) => !isIn(page) },
]
