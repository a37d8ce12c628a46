import type { FormField, FormModel } from '../../lib/form/model'
import type { FormStep } from '../../lib/form/step'
import type { RegistrationMethod } from './registrationForm'

/** What an account is entered by, in the order in which it is asked for. */
const accountNames: Readonly<Record<RegistrationMethod, readonly string[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
}

/** Codes that somebody else gave: they say nothing about the person. */
const codeNames: readonly string[] = ['recommenderId', 'affiliateCode', 'referralCode']
export const areCodes = (names: readonly string[]): boolean => names.every((name) => codeNames.includes(name))

/** Rows that one step may have, consents not counted: with more of them, no dialog is seen as a whole. */
const rowsAtOnce = 5

/**
 * How the form is drawn: the account, then the person with the consents, as one step where it is short. Optional
 * fields are folded, but for those that begin with a code of an invitation.
 */
export function arrangeRegistration({ fields, defaults }: FormModel, method: RegistrationMethod): readonly FormStep[] {
  const names = fields.map(({ name }) => name)
  const account = accountNames[method].filter((name) => names.includes(name))
  const others = fields.filter(({ name }) => !account.includes(name))
  const isFolded = ({ name, required, kind }: FormField) => !required && kind !== 'checkbox' && defaults[name] === ''
  const isLast = ({ kind }: FormField) => kind === 'captcha' || kind === 'checkbox'
  const pick = (test: (field: FormField) => boolean) => others.filter(test).map(({ name }) => name)
  const person: FormStep = {
    asked: pick((field) => !isFolded(field) && !isLast(field)),
    folded: pick(isFolded),
    last: pick(isLast),
  }
  const captchas = others.filter(({ kind }) => kind === 'captcha').length
  const rows = account.length + person.asked.length + Math.min(1, person.folded.length) + captchas
  return rows > rowsAtOnce
    ? [{ asked: account, folded: [], last: [] }, person]
    : [{ ...person, asked: [...account, ...person.asked] }]
}
