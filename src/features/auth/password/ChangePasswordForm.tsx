import { useSetAtom } from '../../../state/atoms'
import { useMemo, useState } from 'react'
import { buildChangePasswordForm, type PasswordRules } from '../../../engine/form/passwordForms'
import { typedPassword } from '../../../session/typedPassword'
import { useTranslate } from '../../../site/useTranslate'
import { Form } from '../../../ui/form/Form'
import { type PlacedErrors, placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { type Changed, changePasswordAtom, isWrongOld, OldPasswordNeeded } from './changePassword'
import { useSending } from '../../../shared/forms/useSending'

interface Props {
  readonly rules: PasswordRules
  readonly onDone: (changed: Changed) => void
}

/** The old password is asked for unless it was typed a moment ago (spec §3). */
export function ChangePasswordForm({ rules, onDone }: Props) {
  const t = useTranslate()
  const change = useSetAtom(changePasswordAtom)
  const [askOld, setAskOld] = useState(() => typedPassword() === undefined)
  const model = useMemo(() => buildChangePasswordForm({ ...rules, askOld }).value, [rules, askOld])

  const place = (error: unknown): PlacedErrors => {
    const needed = error instanceof OldPasswordNeeded
    if (needed || isWrongOld(error)) setAskOld(true)
    return needed ? { fields: {}, form: t('auth.password.oldNeeded') } : placeErrors(error, model, t)
  }
  const { failure, submit } = useSending(place, async (values) => {
    const changed = await change({
      oldPassword: askOld ? textOf(values, 'oldPassword') : undefined,
      newPassword: textOf(values, 'newPassword'),
      confirmNewPassword: textOf(values, 'confirmNewPassword'),
    })
    onDone(changed)
  })

  return <Form model={model} onSubmit={submit} submitLabel={t('auth.password.submit')} formError={failure} t={t} />
}
