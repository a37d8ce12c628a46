import { use } from 'react'
import { Checkbox } from '../../field/Checkbox'
import { FormExtrasContext, useFormField, useFormScope } from '../formContext'
import type { FieldWidgetProps } from './widgetProps'

/** A consent. Ticking is an answer at once: there is no typing to wait for. */
export function CheckboxWidget({ id, name, value, onBlur, onChange }: FieldWidgetProps) {
  const field = useFormField(name)
  const { t } = useFormScope()
  const { labels } = use(FormExtrasContext)
  const own = labels && Object.hasOwn(labels, name) ? labels[name] : undefined
  return (
    <Checkbox
      id={id}
      name={name}
      checked={value === true}
      label={own ?? t(field.label.key, field.label.params)}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
