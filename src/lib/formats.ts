import { isCalendarDate, isEmail, type ValueRule } from './patterns'

/** Formats of the front end's own (spec §5), and the names by which a form's schema asks for a rule. */

const format = (
  id: string,
  test: (value: string) => boolean,
  params?: Readonly<Record<string, number>>,
): ValueRule => ({ id, test, messageKey: `form.format.${id}`, ...(params && { params }) })

/** Lengths where the server sends none; bounds included. */
export const usernameLength = { min: 6, max: 11 } as const
export const passwordLength = { min: 6, max: 12 } as const
export const qqLength = { min: 5, max: 14 } as const

const isUsername = (value: string) => /^[A-Za-z0-9_-]+$/.test(value)
const isPassword = (value: string) => /^[A-Za-z0-9]+$/.test(value) && /[A-Za-z]/.test(value) && /[0-9]/.test(value)
const isDigits = (value: string) => /^[0-9]+$/.test(value)

const within =
  ({ min, max }: { min: number; max: number }, test: (value: string) => boolean) =>
  (value: string) =>
    value.length >= min && value.length <= max && test(value)

export const usernameFormat = format('username', within(usernameLength, isUsername), usernameLength)
export const passwordFormat = format('password', within(passwordLength, isPassword), passwordLength)
export const qqFormat = format(
  'qq',
  within(qqLength, (value) => isDigits(value) && value[0] !== '0'),
  qqLength,
)
export const bankCardFormat = format('bankCard', within({ min: 16, max: 19 }, isDigits))
export const emailFormat = format('email', isEmail)
export const dateFormat = format('date', isCalendarDate)

/** The characters alone, for a server that sends lengths of its own. */
const usernameCharacters: ValueRule = { ...usernameFormat, id: 'usernameCharacters', test: isUsername }
const passwordCharacters: ValueRule = { ...passwordFormat, id: 'passwordCharacters', test: isPassword }
const qqCharacters: ValueRule = {
  ...qqFormat,
  id: 'qqCharacters',
  test: (value) => isDigits(value) && value[0] !== '0',
}
const digits = format('digits', isDigits)

const named = new Map(
  [
    usernameFormat,
    passwordFormat,
    qqFormat,
    bankCardFormat,
    emailFormat,
    dateFormat,
    usernameCharacters,
    passwordCharacters,
    qqCharacters,
    digits,
  ].map((rule) => [rule.id, rule]),
)

/** The rule that a schema's `format` names. */
export const findFormat = (id: string): ValueRule | undefined => named.get(id)
