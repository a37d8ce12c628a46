import type { FieldRule, RegistrationSettings } from '../../contract/registration-settings'
import type { Issue, Result } from '../issue'
import { nearest } from '../nearest'
import { readFieldRule } from './readFieldRule'
import { fieldAliases, unseenFields } from './registrationFields'

/** Rules by our names. An unknown field is reported, because no form can show it. */
export function readFieldRules(
  { fields }: RegistrationSettings,
  names: readonly string[],
): Result<ReadonlyMap<string, FieldRule>> {
  const known = [...names, ...unseenFields]
  const rules = new Map<string, FieldRule>()
  const issues: Issue[] = []
  for (const [name, sent] of Object.entries<unknown>(fields)) {
    const own = Object.hasOwn(fieldAliases, name) ? (fieldAliases[name] ?? name) : name
    if (!known.includes(own)) issues.push({ code: 'unknown-field', field: name, known, nearest: nearest(name, known) })
    else if (own !== name && Object.hasOwn(fields, own)) {
      issues.push({ code: 'bad-rule', field: name, reason: `it is the same field as ${own}, whose own rule counts` })
    } else {
      const { value, issues: found } = readFieldRule(name, sent)
      rules.set(own, value)
      issues.push(...found)
    }
  }
  return { value: rules, issues }
}
