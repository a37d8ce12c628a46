import { PasswordInput } from '../../field/PasswordInput'
import { useFormField, useFormScope } from '../formContext'
import { passwordStrength } from '../passwordStrength'
import { type FieldWidgetProps, textAttributes, textOf } from './widgetProps'

export function PasswordWidget(props: FieldWidgetProps) {
  const field = useFormField(props.name)
  const { t } = useFormScope()
  const score = passwordStrength(textOf(props.value))
  return (
    <PasswordInput
      {...textAttributes(field, props)}
      labels={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
      strength={field.strength ? { score, label: t(`form.strength.${score}`) } : undefined}
    />
  )
}
