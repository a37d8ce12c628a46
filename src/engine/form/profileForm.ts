import type { FormModel } from '../../lib/form/model'
import type { MemberProfile } from '../../contract/member-profile'
import type { Brand } from '../brand'
import type { Result } from '../issue'
import { birthdaySpec } from './birthdaySpec'
import { buildForm, type FieldSpec } from './buildForm'
import type { FieldRow } from './fieldRow'
import { isProfileField, lockingFieldNames } from './profileFields'
import { readFieldRules } from './readFieldRules'
import { registrationFields } from './registrationFields'

export interface ProfileInput {
  readonly profile: MemberProfile
  readonly registration: Brand['registration']
  /** yyyy-MM-dd, the member's day. */
  readonly today: string
}

/** The fields of registration that the merchant has in the profile too, but for those that are locked. */
export function buildProfileForm({ profile, registration, today }: ProfileInput): Result<FormModel> {
  const rows = registrationFields(registration.mobileDigits).filter(({ name }) => isProfileField(name))
  const { value: rules, issues } = readFieldRules(
    { fields: profile.fields },
    rows.map(({ name }) => name),
  )
  const specs = rows.flatMap((row): FieldSpec[] => {
    const rule = rules.get(row.name)
    if (!rule?.enabled || profile.locked.includes(row.name)) return []
    const known = Object.hasOwn(profile.values, row.name) ? (profile.values[row.name] ?? '') : ''
    const spec = { row: withLockHint(row), rule, required: rule.required }
    return row.name === 'birthday'
      ? [{ ...spec, value: plainDate(known), ...birthdaySpec(registration, today) }]
      : [{ ...spec, value: known }]
  })
  const built = buildForm('profile', specs)
  return { value: built.value, issues: [...issues, ...built.issues] }
}

/** What can be told once only says so before it is told. */
const withLockHint = (row: FieldRow): FieldRow =>
  lockingFieldNames.includes(row.name) && row.name !== 'birthday' ? { ...row, hintKey: 'form.hint.once' } : row

/** MM-dd-yyyy, as platforms with pattern 13 keep it, as forms hold it. */
export const plainDate = (date: string): string => date.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1')
