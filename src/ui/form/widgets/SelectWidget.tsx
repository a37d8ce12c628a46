import { Select } from '../../field/Select'
import { useFieldValue, useFormField, useFormScope } from '../formContext'
import { type FieldWidgetProps, textOf } from './widgetProps'

export function SelectWidget({ id, name, onBlur, onChange }: FieldWidgetProps) {
  const field = useFormField(name)
  const { t } = useFormScope()
  const value = useFieldValue(name)
  return (
    <Select
      id={id}
      name={name}
      value={textOf(value)}
      autoComplete={field.autocomplete}
      placeholder={t('form.selectPlaceholder')}
      options={(field.options ?? []).map((option) => ({
        value: option.value,
        label: t(option.label.key, option.label.params),
      }))}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onBlur(id, undefined)}
    />
  )
}
