import type { FieldRule, RegistrationSettings } from '../../contract/registration-settings'
import type { Pattern10 } from '../../lib/patterns'
import type { Brand } from '../brand'
import type { Issue, Result } from '../issue'
import { nearest } from '../nearest'
import { buildForm, type FieldSpec } from './buildForm'
import type { FieldRow } from './fieldRow'
import type { FormModel } from '../../lib/form/model'
import { ageRow, fieldAliases, registrationFields, termsRow, unseenFields } from './registrationFields'

export type RegistrationMethod = 'username' | 'mobile'

/** Modules of the whitelabel tree that decide about the form (spec §6). MOBILEPASSREG3 is this product's name. */
export const registrationModules = {
  register: 'REG3',
  byMobile: 'MOBILENUMREG3',
  passwordByMobile: 'MOBILEPASSREG3',
  smsByUsername: 'REGMOBVERF3',
  affiliate: 'AFFMAN3',
  captcha: 'CAPTCHA3',
} as const

export interface RegistrationInput {
  readonly settings: RegistrationSettings
  /** Whether a module of the whitelabel tree is on. */
  readonly isOn: (moduleId: string) => boolean
  readonly registration: Brand['registration']
  readonly method: RegistrationMethod
  /** yyyy-MM-dd, the visitor's day: the age for the birthday counts from it. */
  readonly today: string
  /** From the query of the address; sent even where the form does not show the field. */
  readonly referralCode?: string | undefined
  readonly pattern10?: Pattern10 | undefined
}

/** Tabs of the registration form, the brand's first method first. */
export function registerTabs(
  isOn: RegistrationInput['isOn'],
  { defaultMethod }: Brand['registration'],
): RegistrationMethod[] {
  if (!isOn(registrationModules.register)) return []
  const methods: RegistrationMethod[] = isOn(registrationModules.byMobile) ? ['username', 'mobile'] : ['username']
  return methods.sort((a, b) => Number(b === defaultMethod) - Number(a === defaultMethod))
}

export function buildRegistrationForm(input: RegistrationInput): Result<FormModel> {
  const { registration, pattern10 } = input
  const rows = registrationFields(registration.mobileDigits)
  const { value: rules, issues } = readRules(input.settings, rows)
  const specs: FieldSpec[] = []
  for (const row of rows) {
    const rule = rules.get(row.name)
    const shown = decide(row.name, rule, input)
    if (shown) specs.push(specOf(row, rule, shown.required, input))
    else if (row.name === 'referralCode' && input.referralCode) specs.push(hiddenReferral(row, input.referralCode))
  }
  const { age, ageChecked } = registration
  specs.push(
    { row: ageRow, required: true, value: ageChecked, labelParams: { age } },
    { row: termsRow, required: true },
  )
  const built = buildForm(`registration.${input.method}`, specs, pattern10 ? { pattern10 } : {})
  return { value: built.value, issues: [...issues, ...built.issues] }
}

/** Rules by our names. A field that nobody knows is reported: the form cannot ask for it. */
function readRules(settings: RegistrationSettings, rows: readonly FieldRow[]): Result<ReadonlyMap<string, FieldRule>> {
  const known = [...rows.map(({ name }) => name), ...unseenFields]
  const rules = new Map<string, FieldRule>()
  const issues: Issue[] = []
  for (const [name, rule] of Object.entries(settings.fields)) {
    const own = Object.hasOwn(fieldAliases, name) ? (fieldAliases[name] ?? name) : name
    if (known.includes(own)) rules.set(own, rule)
    else issues.push({ code: 'unknown-field', field: name, known, nearest: nearest(name, known) })
  }
  return { value: rules, issues }
}

interface Facts {
  readonly isOn: RegistrationInput['isOn']
  readonly byMobile: boolean
  /** A code is sent to the phone. */
  readonly bySms: boolean
  /** What the settings alone say. */
  readonly bySettings: Decision
}
type Decision = { readonly required: boolean } | undefined
const must: Decision = { required: true }

const passwordRule = ({ isOn, byMobile }: Facts): Decision =>
  byMobile && !isOn(registrationModules.passwordByMobile) ? undefined : must

/** Fields that are not a matter of the settings alone: whether they are shown and must be filled (spec §3, §5). */
const decisions: Readonly<Record<string, (facts: Facts) => Decision>> = {
  username: ({ byMobile }) => (byMobile ? undefined : must),
  password: passwordRule,
  confirmPassword: passwordRule,
  mobileNum: ({ bySms, bySettings }) => (bySms || bySettings ? must : undefined),
  verificationCode: ({ bySms }) => (bySms ? must : undefined),
  captcha: ({ isOn, bySettings }) => (isOn(registrationModules.captcha) && bySettings ? must : undefined),
  affiliateCode: ({ isOn, bySettings }) => (isOn(registrationModules.affiliate) ? bySettings : undefined),
}

function decide(name: string, rule: FieldRule | undefined, { isOn, method }: RegistrationInput): Decision {
  const bySettings: Decision = rule?.enabled ? { required: rule.required } : undefined
  const byMobile = method === 'mobile'
  const facts: Facts = { isOn, byMobile, bySms: byMobile || isOn(registrationModules.smsByUsername), bySettings }
  const own = Object.hasOwn(decisions, name) ? decisions[name] : undefined
  return own ? own(facts) : bySettings
}

function specOf(row: FieldRow, rule: FieldRule | undefined, required: boolean, input: RegistrationInput): FieldSpec {
  const spec: FieldSpec = { row, required, ...(rule && !row.local?.equalTo && { rule }) }
  if (row.name === 'referralCode') return { ...spec, value: input.referralCode ?? '' }
  return row.name === 'birthday' ? { ...spec, ...birthdaySpec(input) } : spec
}

function birthdaySpec({ registration, today }: RegistrationInput): Partial<FieldSpec> {
  const params = { age: registration.birthdayAge }
  const latest = { date: yearsBefore(today, params.age), message: { key: 'form.birthdayAge', params } }
  return { latest, hint: { key: 'form.hint.birthday', params } }
}

const hiddenReferral = (row: FieldRow, value: string): FieldSpec => ({
  row: { ...row, kind: 'hidden' },
  required: false,
  value,
})

/** The birthday of somebody who becomes so old on that day; born on 29 February, one is a day older on 1 March. */
function yearsBefore(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0')
  return `${year}${today.slice(4)}`
}
