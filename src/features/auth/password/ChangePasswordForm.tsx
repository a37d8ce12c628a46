import { useSetAtom } from '../../../state/atoms'
import { type ReactNode, useMemo, useState } from 'react'
import { buildChangePasswordForm, type PasswordRules } from '../../../engine/form/passwordForms'
import type { FormValues } from '../../../lib/form/model'
import { typedPassword } from '../../../session/typedPassword'
import { useTranslate } from '../../../site/useTranslate'
import type { FieldErrors } from '../../../ui/form/formStore'
import { MarqueeForm } from '../../../ui/form/MarqueeForm'
import { placeErrors } from '../placeErrors'
import { sayFailure } from '../sayFailure'
import { textOf } from '../textOf'
import { type Changed, changePasswordAtom, isWrongOld, OldPasswordNeeded } from './changePassword'

interface Props {
  readonly rules: PasswordRules
  readonly onDone: (changed: Changed) => void
}

/** The old password is asked for unless it was typed a moment ago (spec §3). */
export function ChangePasswordForm({ rules, onDone }: Props) {
  const t = useTranslate()
  const change = useSetAtom(changePasswordAtom)
  const [askOld, setAskOld] = useState(() => typedPassword() === undefined)
  const [failure, setFailure] = useState<ReactNode>()
  const model = useMemo(() => buildChangePasswordForm({ ...rules, askOld }).value, [rules, askOld])

  const submit = async (values: FormValues): Promise<FieldErrors> => {
    setFailure(undefined)
    try {
      const changed = await change({
        oldPassword: askOld ? textOf(values, 'oldPassword') : undefined,
        newPassword: textOf(values, 'newPassword'),
        confirmNewPassword: textOf(values, 'confirmNewPassword'),
      })
      onDone(changed)
      return {}
    } catch (error) {
      if (error instanceof OldPasswordNeeded || isWrongOld(error)) setAskOld(true)
      if (error instanceof OldPasswordNeeded) {
        setFailure(t('auth.password.oldNeeded'))
        return {}
      }
      const placed = placeErrors(error, model, t)
      setFailure(sayFailure(placed))
      return placed.fields
    }
  }

  return <MarqueeForm model={model} onSubmit={submit} submitLabel={t('auth.password.submit')} formError={failure} t={t} />
}
