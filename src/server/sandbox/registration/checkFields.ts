import type { FieldRule } from '../../../contract/registration-settings'
import type { RegistrationRequest } from '../../../contract/registration-request'
import { loadBoundedPatterns, maxValueLength } from '../../../lib/boundedPattern'
import { codePointLength, findPattern } from '../../../lib/patterns'
import type { MerchantFields } from '../merchants/merchant'
import { passwordProblem } from './passwordRule'

export type Method = 'username' | 'mobile'

export interface Asked {
  readonly settings: MerchantFields
  readonly modules: ReadonlySet<string>
  readonly method: Method
}

interface CheckedFields {
  /** What was sent and is asked for, trimmed, by field name. */
  readonly fields: ReadonlyMap<string, string>
  /** Why a field is refused: required, length, pattern, accepted or mismatch. */
  readonly problems: Readonly<Record<string, string>>
}

/** Looked at elsewhere, since a missing or wrong one has a message of its own. */
const proofs = new Set(['captcha', 'verificationCode'])
const asTyped = new Set(['password', 'confirmPassword'])

/** Holds a registration against the merchant's settings (spec §5): fields that are not asked for are left out. */
export async function checkFields(asked: Asked, sent: RegistrationRequest): Promise<CheckedFields> {
  const values = new Map(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const fields = new Map<string, string>()
  const problems: Record<string, string> = {}
  for (const [name, rule] of rulesOf(asked)) {
    const typed = values.get(name) ?? ''
    const value = asTyped.has(name) ? typed : typed.trim()
    const problem = proofs.has(name) ? undefined : await problemOf(name, rule, value)
    if (problem !== undefined) problems[name] = problem
    if (value !== '') fields.set(name, value)
  }
  const password = fields.get('password')
  const again = values.get('confirmPassword')
  if (again !== undefined && again !== password) problems['confirmPassword'] = 'mismatch'
  return { fields, problems }
}

/** The settings' rules, and what the modules and the way of registering need besides. */
function rulesOf({ settings, modules, method }: Asked): ReadonlyMap<string, FieldRule> {
  const rules = new Map(Object.entries(settings.fields).filter(([, rule]) => rule.enabled))
  const need = (name: string) => rules.set(name, { ...settings.fields[name], enabled: true, required: true })
  const byMobile = method === 'mobile'
  if (byMobile) rules.delete('username')
  else need('username')
  if (byMobile && !modules.has('MOBILEPASSREG3')) rules.delete('password')
  else need('password')
  const bySms = byMobile || modules.has('REGMOBVERF3')
  if (bySms || rules.has('mobileNum')) need('mobileNum')
  if (bySms) need('verificationCode')
  if (!modules.has('CAPTCHA3')) rules.delete('captcha')
  if (!modules.has('AFFMAN3')) rules.delete('affiliateCode')
  // They come with the address of an invitation, whether or not the form shows them.
  const invited = ['referralCode', ...(modules.has('AFFMAN3') ? ['affiliateCode'] : [])]
  for (const name of invited) if (!rules.has(name)) rules.set(name, { enabled: true, required: false })
  // The second password is the form's own check: it counts where it is sent.
  rules.delete('confirmPassword')
  return rules
}

/** Why one value is refused by its rule. */
export async function problemOf(name: string, rule: FieldRule, value: string): Promise<string | undefined> {
  if (value === '') return rule.required ? 'required' : undefined
  if (name === 'password') return passwordProblem(rule, value)
  const length = codePointLength(value)
  const min = rule.minLength ?? 0
  const max = rule.maxLength || maxValueLength
  // lengths that nobody can meet are not asked for
  const possible = min <= Math.min(max, maxValueLength)
  if (possible && (length < min || length > max)) return 'length'
  if (rule.patternId !== undefined && findPattern(rule.patternId)?.test(value) === false) return 'pattern'
  if (rule.acceptedPattern === undefined) return undefined
  const accepted = (await loadBoundedPatterns()).compile(rule.acceptedPattern)
  return accepted.ok && !accepted.test(value) ? 'accepted' : undefined
}
