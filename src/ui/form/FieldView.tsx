import type { ReactNode } from 'react'
import type { FormField } from '../../lib/form/model'
import { Field } from '../field/Field'
import { ConsentField } from './ConsentField'
import { type Translate, useTranslateForm } from './formContext'
import type { Problem } from './problem'

interface FieldViewProps {
  readonly id: string
  readonly field: FormField
  readonly problem: Problem | undefined
  /** The field's control. */
  readonly children: ReactNode
}

/** Label, control, hint and error of one field, in every form. */
export function FieldView({ id, field, problem, children }: FieldViewProps) {
  const t = useTranslateForm()
  const label = t(field.label.key, field.label.params)
  const error = problemText(problem, label, t)
  if (field.kind === 'checkbox')
    return (
      <ConsentField id={id} required={field.required} error={error}>
        {children}
      </ConsentField>
    )
  const hint = field.hint && t(field.hint.key, { ...field.hint.params, field: label })
  return (
    <Field id={id} label={label} required={field.required} hint={hint} error={error}>
      {children}
    </Field>
  )
}

/** The words of a problem. Messages may name their field as {{field}}. */
function problemText(problem: Problem | undefined, label: string, t: Translate): string | undefined {
  if (problem === undefined) return undefined
  if ('text' in problem) return problem.text
  // within a sentence an English label has no capital, but names have theirs
  const field =
    problem.key === 'form.required' && document.documentElement.lang === 'en'
      ? label.replace(/^(?!Telegram|Facebook|Zalo)[A-Z](?=[a-z]*( |$))/, (letter) => letter.toLowerCase())
      : label
  return t(problem.key, { ...problem.params, field })
}
