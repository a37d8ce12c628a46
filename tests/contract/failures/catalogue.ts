import { createStore, Provider } from '../../../src/state/atoms'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import { productDefaults } from '../../../src/engine/resolveBrand'
import { buildLoginForm } from '../../../src/engine/form/loginForm'
import {
  buildChangePasswordForm,
  buildForgotByEmailForm,
  buildForgotByPhoneForm,
} from '../../../src/engine/form/passwordForms'
import { buildContactForm } from '../../../src/engine/form/contactForm'
import { buildPaymentPasswordForm } from '../../../src/engine/form/paymentPasswordForm'
import { buildSecondCheckForm } from '../../../src/engine/form/secondCheckForm'
import { buildRegistrationForm } from '../../../src/engine/form/registrationForm'
import { pageErrors } from '../../../src/platform/errors/pageErrors'
import { phoneErrors } from '../../../src/platform/errors/phoneErrors'
import type { ErrorRow, ErrorRows, WayOn } from '../../../src/platform/errors/row'
import { serverErrors } from '../../../src/platform/errors/serverErrors'
import { transportErrors } from '../../../src/platform/errors/transportErrors'
import { CallFailure, type FailureCause } from '../../../src/platform/failure'
import { bootAtom } from '../../../src/site/brand'
import { registry } from '../../../src/app/registry'
import { inlinedTreeAtom, registryAtom } from '../../../src/site/site'

type Messages = Readonly<Record<string, string>>
const englishFiles = import.meta.glob<Messages>(
  ['../../../src/{ui/form,app/messages}/*.en.json', '../../../src/features/*/firstMessages.en.json'],
  { eager: true, import: 'default' },
)
export const english: Messages = Object.fromEntries(Object.values(englishFiles).flatMap((file) => Object.entries(file)))

export const languages = {
  EN: english,
  ...Object.fromEntries(
    Object.entries(
      import.meta.glob<Messages>('../../../src/i18n/messages/{zh-CN,ar}.json', { eager: true, import: 'default' }),
    ),
  ),
}

const groups: Readonly<Record<string, ErrorRows>> = {
  server: serverErrors,
  transport: transportErrors,
  page: pageErrors,
  phone: phoneErrors,
}
export const rows = Object.entries(groups).flatMap(([group, table]) =>
  Object.entries(table).map(([key, row]): [string, string, ErrorRow] => [group, key, row]),
)
export const rowsOf = (group: string) => rows.filter(([of]) => of === group).map(([, key, row]) => [key, row] as const)

/** Forms that a field of a row may be in. */
const field = { enabled: true, required: false }
const registration = buildRegistrationForm({
  settings: {
    fields: { captcha: field, mobileNum: field, verificationCode: field, affiliateCode: field, referralCode: field },
  },
  isOn: () => true,
  registration: productDefaults.registration,
  method: 'username',
  today: '2030-01-15',
}).value
export const login = buildLoginForm({ method: 'username', captcha: true, mobileDigits: 11 }).value
export const change = buildChangePasswordForm({ askOld: true }).value
export const forgot = buildForgotByPhoneForm({ mobileDigits: 11 }).value
export const forms = [
  registration,
  login,
  change,
  forgot,
  buildLoginForm({ method: 'mobile', captcha: false, mobileDigits: 11 }).value,
  buildPaymentPasswordForm('paymentPassword').value,
  buildContactForm({ kind: 'mobile', purpose: 'change', mobileDigits: 11 }).value,
  buildContactForm({ kind: 'email', purpose: 'change', mobileDigits: 11 }).value,
  buildSecondCheckForm('google').value,
]
export const bare = buildForgotByEmailForm().value

export const t = (key: string) => english[key] ?? key
export const failed = (failure: FailureCause) => new CallFailure('login', failure, false)
export const refused = (message: string) => failed({ type: 'server', message, value: undefined, status: 200 })

/** What the client makes of each key of the transport rows. */
export const causeOf = (key: string): unknown => {
  if (key === 'other') return failed({ type: 'http', status: 500 })
  if (/^\d+$/.test(key)) return failed({ type: 'http', status: Number(key) })
  return failed(key === 'malformed' ? { type: key, reason: 'x' } : ({ type: key } as FailureCause))
}

const inSite = (element: ReactElement, registration: boolean): ReactElement => {
  const store = createStore()
  store.set(bootAtom, {
    brand: { ...productDefaults, id: 'test' },
    assetBase: '/',
    localeOverrides: [],
    inspector: false,
    answers: {},
    answersAge: 0,
    time: 0,
  })
  store.set(registryAtom, registry)
  store.set(inlinedTreeAtom, [{ modId: 'REG3', enabled: registration }])
  return createElement(Provider, { store }, createElement(MemoryRouter, null, element))
}

/** HTML of what is drawn at once. */
export const draw = (element: ReactElement, registration = true): string =>
  renderToStaticMarkup(inSite(element, registration)).replaceAll('&#x27;', "'")

/** HTML once all that loads its parts has them. */
export async function drawWhole(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(inSite(element, true))
  const html = await new Response(prelude).text()
  return html.replaceAll('&#x27;', "'")
}

/** Words of the button of each way on; `undefined`: the words of the failure say it all. */
export const buttons: Readonly<Record<WayOn, string | undefined>> = {
  correct: undefined,
  resend: undefined,
  wait: undefined,
  retry: undefined,
  contact: 'Customer service',
  logIn: 'Log in again',
  register: 'Register an account',
  back: 'Go to home page',
}

/** Every failure of a call, with its row. */
export const failures = [
  ...rowsOf('server').map(([key, row]) => [key, refused(key), row] as const),
  ...rowsOf('transport').map(([key, row]) => [key, causeOf(key), row] as const),
]
