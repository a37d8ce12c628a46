import type { DescribedField } from '../../../contract/described-field'
import { findFormat } from '../../../lib/formats'
import { problemOf } from './checkFields'

type Rules = Omit<DescribedField, 'label' | 'hint' | 'options'> & {
  readonly options?: readonly { readonly value: string }[]
}

interface CheckedValues {
  /** What was sent of what is asked for, trimmed. */
  readonly values: Readonly<Record<string, string>>
  /** Why a field is refused: required, length, pattern, accepted, format or choice. */
  readonly problems: Readonly<Record<string, string>>
}

const formats: Partial<Record<Rules['kind'], string>> = {
  DIGITS: 'digits',
  EMAIL: 'email',
  DATE: 'date',
  TEL: 'digits',
}

/** Holds what was sent against the fields that were described; others are left out. */
export async function checkDescribed(
  fields: readonly Rules[],
  sent: Readonly<Record<string, string>>,
): Promise<CheckedValues> {
  const values: [string, string][] = []
  const problems: [string, string][] = []
  for (const field of fields) {
    const value = (Object.hasOwn(sent, field.name) ? (sent[field.name] ?? '') : '').trim()
    const problem = (await problemOf('', { ...field, enabled: true }, value)) ?? kindProblem(field, value)
    if (problem !== undefined) problems.push([field.name, problem])
    if (value !== '') values.push([field.name, value])
  }
  return { values: Object.fromEntries(values), problems: Object.fromEntries(problems) }
}

function kindProblem({ kind, options = [] }: Rules, value: string): string | undefined {
  if (value === '') return undefined
  if (kind === 'SELECT') return options.some((option) => option.value === value) ? undefined : 'choice'
  const format = formats[kind]
  return format !== undefined && findFormat(format)?.test(value) === false ? 'format' : undefined
}
