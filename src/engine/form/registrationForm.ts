import type { FieldRule, RegistrationSettings } from '../../contract/registration-settings'
import type { Pattern10 } from '../../lib/patterns'
import type { ModuleId } from '../../lib/moduleIds'
import type { Brand } from '../brand'
import type { Result } from '../issue'
import { birthdaySpec } from './birthdaySpec'
import { buildForm, type FieldSpec } from './buildForm'
import type { FieldRow } from './fieldRow'
import { type InviteCodes, isInviteCodeName } from './inviteCodeNames'
import type { FormModel } from '../../lib/form/model'
import { readFieldRules } from './readFieldRules'
import { ageRow, registrationFields, termsRow } from './registrationFields'

export type RegistrationMethod = 'username' | 'mobile'

/** Modules of the whitelabel tree that decide about the form (spec §6). MOBILEPASSREG3 is this product's name. */
export const registrationModules = {
  passwordByMobile: 'MOBILEPASSREG3',
  smsByUsername: 'REGMOBVERF3',
  affiliate: 'AFFMAN3',
  captcha: 'CAPTCHA3',
} as const

export interface RegistrationInput {
  readonly settings: RegistrationSettings
  /** Whether a module of the whitelabel tree is on. */
  readonly isOn: (moduleId: ModuleId) => boolean
  readonly registration: Brand['registration']
  readonly method: RegistrationMethod
  /** yyyy-MM-dd, the visitor's day: the age for the birthday counts from it. */
  readonly today: string
  /** Codes that the visitor came with: their fields begin with them where the form shows these. */
  readonly codes?: InviteCodes
  readonly pattern10?: Pattern10 | undefined
}

export function buildRegistrationForm(input: RegistrationInput): Result<FormModel> {
  const { registration, pattern10 } = input
  const rows = registrationFields(registration.mobileDigits)
  const { value: rules, issues } = readFieldRules(
    input.settings,
    rows.map(({ name }) => name),
  )
  const specs: FieldSpec[] = []
  for (const row of rows) {
    const rule = rules.get(row.name)
    const shown = decide(row.name, rule, input)
    if (shown) specs.push(specOf(row, rule, shown.required, input))
  }
  const { age, ageChecked } = registration
  specs.push(
    { row: ageRow, required: true, value: ageChecked, labelParams: { age } },
    { row: termsRow, required: true },
  )
  const built = buildForm(`registration.${input.method}`, specs, pattern10 ? { pattern10 } : {})
  return { value: built.value, issues: [...issues, ...built.issues] }
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
  if (isInviteCodeName(row.name)) return { ...spec, value: input.codes?.[row.name] ?? '' }
  return row.name === 'birthday' ? { ...spec, ...birthdaySpec(input.registration, input.today) } : spec
}
