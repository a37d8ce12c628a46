import { useStore } from '../../../state/atoms'
import { useMemo, useState } from 'react'
import { buildForgotByEmailForm, type PasswordRules } from '../../../engine/form/passwordForms'
import { useTranslate } from '../../../site/useTranslate'
import { Skeleton } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useTyped } from '../typed'
import { loadReset } from './loadReset'
import { MailSent } from './MailSent'
import { usePasswordRules } from './passwordRules'
import { useSending } from '../../../shared/forms/useSending'

/** A mail to the address that the account has (spec §2, safe email). */
export default function ForgotByEmail() {
  const rules = usePasswordRules()
  return rules ? <EmailForm rules={rules} /> : <Skeleton height={220} />
}

function EmailForm({ rules }: { readonly rules: PasswordRules }) {
  const t = useTranslate()
  const { set } = useStore()
  const typed = useTyped(['username', 'email'])
  const [sentTo, setSentTo] = useState<string>()
  const model = useMemo(() => buildForgotByEmailForm(rules).value, [rules])
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      const email = textOf(values, 'email')
      const { resetByEmailAtom } = await loadReset()
      await set(resetByEmailAtom, textOf(values, 'username'), email)
      setSentTo(email)
    },
  )
  if (sentTo !== undefined) return <MailSent email={sentTo} onAgain={() => setSentTo(undefined)} />

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
