import { PasswordInput } from '../../field/PasswordInput'
import { StrengthBar } from '../../field/StrengthBar'
import { useFormField, useFormScope, useStored } from '../formContext'
import { passwordStrength } from '../passwordStrength'
import { type FieldWidgetProps, textOf, useTextControl } from './widgetProps'

export function PasswordWidget(props: FieldWidgetProps) {
  const field = useFormField(props.name)
  const { t } = useFormScope()
  const control = useTextControl<HTMLInputElement>(field, props)
  return (
    <div>
      <PasswordInput {...control} labels={{ show: t('form.showPassword'), hide: t('form.hidePassword') }} />
      {field.strength ? <StrengthOf name={props.name} /> : null}
    </div>
  )
}

/** By itself, so that it is drawn again when the answer changes and not at every key. */
function StrengthOf({ name }: { readonly name: string }) {
  const { store, t } = useFormScope()
  const score = useStored(name, () => passwordStrength(textOf(store.value(name))))
  return <StrengthBar score={score} label={t(`form.strength.${score}`)} />
}
