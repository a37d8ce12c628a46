import type { FieldRule } from '../../../contract/registration-settings'
import { loadBoundedPatterns, maxValueLength } from '../../../lib/boundedPattern'
import { findFormat, passwordLength } from '../../../lib/formats'
import { codePointLength, findPattern } from '../../../lib/patterns'

/** Why a password is refused. */
export type PasswordProblem = 'required' | 'length' | 'pattern' | 'accepted'

/**
 * Holds a new password against the merchant's rule, as the form does: a pattern of the merchant's stands in place of
 * the local format, and each length in place of the local one (spec §5).
 */
export async function passwordProblem(
  rule: Partial<FieldRule> | undefined,
  password: string,
): Promise<PasswordProblem | undefined> {
  if (password === '') return 'required'
  const { min, max } = lengthsOf(rule)
  const length = codePointLength(password)
  if (length < min || length > max) return 'length'
  const pattern = rule?.patternId ? findPattern(rule.patternId) : undefined
  if (pattern && !pattern.test(password)) return 'pattern'
  const source = rule?.acceptedPattern?.trim() ?? ''
  const accepted = source === '' ? undefined : (await loadBoundedPatterns()).compile(source)
  if (accepted?.ok === true && !accepted.test(password)) return 'accepted'
  const ruled = pattern !== undefined || accepted?.ok === true
  return ruled || findFormat('passwordCharacters')?.test(password) ? undefined : 'pattern'
}

/** A length of 0 says nothing; lengths that contradict each other do not both hold. */
function lengthsOf(rule: Partial<FieldRule> | undefined): { readonly min: number; readonly max: number } {
  const own = { min: rule?.minLength || undefined, max: rule?.maxLength || undefined }
  if (own.min !== undefined && own.max !== undefined && own.min > own.max) return passwordLength
  const min = own.min ?? passwordLength.min
  const max = own.max ?? passwordLength.max
  if (min <= max) return { min, max }
  return own.min === undefined ? { min: 1, max } : { min, max: maxValueLength }
}
