import { Select } from '../../field/Select'
import { useTranslateForm } from '../formContext'
import { type ControlProps, textOf, useDraftValue } from './control'

export function SelectControl(props: ControlProps) {
  const { field, id, onBlur, onChange } = props
  const t = useTranslateForm()
  const value = useDraftValue(props, textOf)
  return (
    <Select
      id={id}
      name={field.name}
      value={value}
      autoComplete={field.autocomplete}
      placeholder={t('form.selectPlaceholder')}
      options={(field.options ?? []).map((option) => ({
        value: option.value,
        label: t(option.label.key, option.label.params),
      }))}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
