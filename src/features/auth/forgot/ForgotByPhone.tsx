import { useAtomValue, useStore } from '../../../state/atoms'
import { useMemo } from 'react'
import { buildForgotByPhoneForm, type PasswordRules } from '../../../engine/form/passwordForms'
import { brandAtom } from '../../../site/brand'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { useTranslate } from '../../../site/useTranslate'
import { Skeleton, useToast } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { placePhoneErrors } from '../phone/placePhoneErrors'
import { passwordSmsAtom } from '../sms/senders'
import { SmsButton } from '../../../shared/sms/SmsButton'
import { textOf } from '../../../shared/forms/textOf'
import { usePasswordRules } from './passwordRules'
import { panelCountAtom } from '../login/panels'
import { useTyped } from '../typed'
import { loadReset } from './loadReset'
import { useSending } from '../../../shared/forms/useSending'

/** Number, code and the new password; then the visitor is signed in (spec §4). */
export default function ForgotByPhone() {
  const rules = usePasswordRules()
  return rules ? <PhoneForm rules={rules} /> : <Skeleton height={300} />
}

function PhoneForm({ rules }: { readonly rules: PasswordRules }) {
  const t = useTranslate()
  const { show } = useToast()
  const { open, close } = useModal()
  const panels = useAtomValue(panelCountAtom)
  const typed = useTyped(['mobileNum'])
  const { mobileDigits } = useAtomValue(brandAtom).registration
  const send = useAtomValue(passwordSmsAtom)
  const { set } = useStore()
  const model = useMemo(() => buildForgotByPhoneForm({ ...rules, mobileDigits }).value, [rules, mobileDigits])

  const { failure, submit } = useSending(
    (error) => placePhoneErrors(error, model, t),
    async (values) => {
      const { afterReset, resetByPhoneAtom } = await loadReset()
      const outcome = await set(resetByPhoneAtom, {
        mobileNum: textOf(values, 'mobileNum'),
        verificationCode: textOf(values, 'verificationCode'),
        newPassword: textOf(values, 'newPassword'),
      })
      show({ tone: 'success', text: t('auth.forgot.done') })
      const next = afterReset(outcome, panels > 0)
      if (next === 'close') close()
      if (next === 'logIn') open(modals.login, { reason: 'changed' })
    },
  )

  return (
    <Form
      model={model}
      {...typed}
      onSubmit={submit}
      submitLabel={t('auth.forgot.reset')}
      formError={failure}
      t={t}
      beside={{ verificationCode: <SmsButton purpose="forgot" send={send} /> }}
    />
  )
}
