import { use } from 'react'
import { Checkbox } from '../../field/Checkbox'
import { Star } from '../../field/Star'
import { FormExtrasContext, useTranslateForm } from '../formContext'
import { type ControlProps, useDraftValue } from './control'

/** A consent. Ticking is an answer at once: there is no typing to wait for. */
export function CheckboxControl(props: ControlProps) {
  const { field, id, onBlur, onChange } = props
  const t = useTranslateForm()
  const checked = useDraftValue(props, (value) => value === true)
  const { labels } = use(FormExtrasContext)
  const own = labels && Object.hasOwn(labels, field.name) ? labels[field.name] : undefined
  return (
    <Checkbox
      id={id}
      name={field.name}
      checked={checked}
      label={
        <>
          {own ?? t(field.label.key, field.label.params)}
          {field.required ? <Star /> : null}
        </>
      }
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={onBlur}
    />
  )
}
