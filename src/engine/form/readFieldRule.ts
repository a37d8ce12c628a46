import type { FieldRule, RegistrationSettings } from '../../contract/registration-settings'
import type { Issue, Result } from '../issue'

/** Switches as platforms write them besides true and false. What they mean is plain: they are reported and count. */
const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  ['Y', true],
  [0, false],
  ['0', false],
  ['false', false],
  ['N', false],
])

const off: FieldRule = { enabled: false, required: false }

/**
 * One rule as a platform sends it. Each part is read by itself: what is not as agreed is reported and left out, and
 * the others count. Null says nothing, like a part that is not there.
 */
export function readFieldRule(field: string, sent: unknown): Result<FieldRule> {
  const issues: Issue[] = []
  const bad = (reason: string) => void issues.push({ code: 'bad-rule', field, reason })
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    bad(`the rule is ${told(sent)}, not an object`)
    return { value: off, issues }
  }
  const parts = new Map<string, unknown>(Object.entries(sent))

  const flag = (name: 'enabled' | 'required'): boolean => {
    const value = parts.get(name) ?? undefined
    if (typeof value === 'boolean') return value
    const meant = flags.get(value)
    const read = meant === undefined ? 'it counts as false' : `it counts as ${String(meant)}`
    bad(value === undefined ? `${name} is missing: ${read}` : `${name} is ${told(value)}, not true or false: ${read}`)
    return meant ?? false
  }
  const whole = (name: 'patternId' | 'minLength' | 'maxLength'): number | undefined => {
    const value = parts.get(name) ?? undefined
    if (value === undefined) return undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
    bad(`${name} is ${told(value)}, not a whole number from 0`)
    return undefined
  }
  const text = (name: 'acceptedPattern'): string | undefined => {
    const value = parts.get(name) ?? undefined
    if (value === undefined || typeof value === 'string') return value
    bad(`${name} is ${told(value)}, not a text`)
    return undefined
  }

  const [patternId, minLength, maxLength] = [whole('patternId'), whole('minLength'), whole('maxLength')]
  const acceptedPattern = text('acceptedPattern')
  const enabled = flag('enabled')
  const value: FieldRule = {
    enabled,
    required: (enabled || parts.has('required')) && flag('required'),
    ...(patternId !== undefined && { patternId }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(acceptedPattern !== undefined && { acceptedPattern }),
  }
  return { value, issues }
}

/** One rule by the platform's name of its field. */
export function ruleOf({ fields }: RegistrationSettings, name: string): Result<FieldRule | undefined> {
  if (!Object.hasOwn(fields, name)) return { value: undefined, issues: [] }
  const sent: unknown = fields[name]
  return readFieldRule(name, sent)
}

/** What was found, short enough for a line of a report. */
function told(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
