import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { useCallback } from 'react'
import type { FormValue } from '../../lib/form/model'
import { useForm } from './formContext'

/**
 * The field of rjsf for a text or a boolean, bound to the form's store instead of rjsf's own data: of a key press
 * neither rjsf nor any other field hears.
 */
export function BoundField({ name, schema, uiSchema, fieldPathId, registry, onFocus }: FieldProps) {
  const store = useForm()
  const change = useCallback((next: FormValue) => store.set(name, next), [store, name])
  const leave = useCallback(() => store.leave(name), [store, name])
  const { widget, ...options } = getUiOptions(uiSchema)
  const Widget = typeof widget === 'string' ? registry.widgets[widget] : undefined
  if (!Widget)
    throw new Error(`the form's field "${name}" asks for the widget "${String(widget)}", which does not exist`)
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={name}
      value={undefined}
      schema={schema}
      {...(uiSchema && { uiSchema })}
      options={options}
      registry={registry}
      onChange={change}
      onBlur={leave}
      onFocus={onFocus}
    />
  )
}
