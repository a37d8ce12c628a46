import type { FieldRule } from '../../../contract/registration-settings'
import { loadBoundedPatterns, maxValueLength } from '../../../lib/boundedPattern'
import { isShowable } from '../../../lib/freeText'
import { codePointLength, findPattern } from '../../../lib/patterns'

/** Why a value is refused by the merchant's rule of its field: required, length, pattern or accepted. */
export async function fieldProblem(rule: FieldRule, value: string): Promise<string | undefined> {
  if (value === '') return rule.required ? 'required' : undefined
  const length = codePointLength(value)
  const min = rule.minLength ?? 0
  const max = rule.maxLength || maxValueLength
  // lengths that nobody can meet are not asked for
  const possible = min <= Math.min(max, maxValueLength)
  if (possible && (length < min || length > max)) return 'length'
  if (!isShowable(value)) return 'pattern'
  if (rule.patternId !== undefined && findPattern(rule.patternId)?.test(value) === false) return 'pattern'
  if (rule.acceptedPattern === undefined) return undefined
  const accepted = (await loadBoundedPatterns()).compile(rule.acceptedPattern)
  return accepted.ok && !accepted.test(value) ? 'accepted' : undefined
}
