import { use } from 'react'
import { Checkbox } from '../../field/Checkbox'
import { Star } from '../../field/Star'
import { FormExtrasContext, useFieldValue, useFormField, useFormScope } from '../formContext'
import type { FieldWidgetProps } from './widgetProps'

/** A consent. Ticking is an answer at once: there is no typing to wait for. */
export function CheckboxWidget({ id, name, onBlur, onChange }: FieldWidgetProps) {
  const field = useFormField(name)
  const { t } = useFormScope()
  const value = useFieldValue(name)
  const { labels } = use(FormExtrasContext)
  const own = labels && Object.hasOwn(labels, name) ? labels[name] : undefined
  return (
    <Checkbox
      id={id}
      name={name}
      checked={value === true}
      label={
        <>
          {own ?? t(field.label.key, field.label.params)}
          {field.required ? <Star /> : null}
        </>
      }
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={() => onBlur(id, undefined)}
    />
  )
}
