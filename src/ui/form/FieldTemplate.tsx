import type { FieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { FormField } from '../../lib/form/model'
import { Field } from '../field/Field'
import { ConsentField } from './ConsentField'
import { problemText, useFormScope, useProblem } from './formContext'

/** Label, control, hint and error of one field; nothing around the form's root. */
export function FieldTemplate({ id, fieldPathId, children }: FieldTemplateProps) {
  const { fields } = useFormScope()
  const field = fields.get(String(fieldPathId.path.at(-1)))
  return field ? (
    <Labelled id={id} field={field}>
      {children}
    </Labelled>
  ) : (
    children
  )
}

interface LabelledProps {
  readonly id: string
  readonly field: FormField
  readonly children: ReactNode
}

function Labelled({ id, field, children }: LabelledProps) {
  const { t } = useFormScope()
  const label = t(field.label.key, field.label.params)
  const error = problemText(useProblem(field.name), label, t)
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
