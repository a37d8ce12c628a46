import { PasswordInput } from '../../field/PasswordInput'
import { StrengthBar } from '../../field/StrengthBar'
import { useTranslateForm } from '../formContext'
import { passwordStrength } from '../passwordStrength'
import { type ControlProps, textOf, useDraftValue, useTextControl } from './control'

export function PasswordControl(props: ControlProps) {
  const t = useTranslateForm()
  const control = useTextControl<HTMLInputElement>(props)
  return (
    <div>
      <PasswordInput {...control} labels={{ show: t('form.showPassword'), hide: t('form.hidePassword') }} />
      {props.field.strength ? <StrengthOf {...props} /> : null}
    </div>
  )
}

/** By itself, so that it is drawn again when the answer changes and not at every key. */
function StrengthOf(props: ControlProps) {
  const t = useTranslateForm()
  const score = useDraftValue(props, (value) => passwordStrength(textOf(value)))
  return <StrengthBar score={score} label={t(`form.strength.${score}`)} />
}
