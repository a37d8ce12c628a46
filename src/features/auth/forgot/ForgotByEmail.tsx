import { useSetAtom } from '../../../state/atoms'
import { type ReactNode, useMemo, useState } from 'react'
import { buildForgotByEmailForm } from '../../../engine/form/passwordForms'
import { useTranslate } from '../../../site/useTranslate'
import { Skeleton } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { placeErrors } from '../placeErrors'
import { sending } from '../sending'
import { textOf } from '../textOf'
import { useTyped } from '../typed'
import { MailSent } from './MailSent'
import { usePasswordRules } from './passwordRules'
import { resetByEmailAtom } from './resetPassword'

/** A mail to the address that the account has (spec §2, safe email). */
export default function ForgotByEmail() {
  const t = useTranslate()
  const rules = usePasswordRules()
  const reset = useSetAtom(resetByEmailAtom)
  const typed = useTyped(['username', 'email'])
  const [failure, setFailure] = useState<ReactNode>()
  const [sentTo, setSentTo] = useState<string>()
  const model = useMemo(() => rules && buildForgotByEmailForm(rules).value, [rules])
  if (!model) return <Skeleton height={220} />
  if (sentTo !== undefined) return <MailSent email={sentTo} onAgain={() => setSentTo(undefined)} />

  const submit = sending(setFailure, (error) => placeErrors(error, model, t), async (values) => {
    const email = textOf(values, 'email')
    await reset(textOf(values, 'username'), email)
    setSentTo(email)
  })

  return (
    <Form
      model={model}
      {...typed}
      onSubmit={submit}
      submitLabel={t('auth.forgot.sendMail')}
      formError={failure}
      t={t}
    />
  )
}
