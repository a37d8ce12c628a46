import { Select } from '../../field/Select'
import { useFormField, useFormScope } from '../formContext'
import { type FieldWidgetProps, textOf } from './widgetProps'

export function SelectWidget({ id, name, value, onBlur, onChange }: FieldWidgetProps) {
  const field = useFormField(name)
  const { t } = useFormScope()
  return (
    <Select
      id={id}
      name={name}
      value={textOf(value)}
      autoComplete={field.autocomplete}
      placeholder={t('form.selectPlaceholder')}
      options={(field.options ?? []).map((option) => ({ value: option.value, label: t(option.label.key, option.label.params) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
