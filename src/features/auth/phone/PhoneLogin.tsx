import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useMemo } from 'react'
import { buildLoginForm } from '../../../engine/form/loginForm'
import { brandAtom } from '../../../site/brand'
import { useTranslate } from '../../../site/useTranslate'
import { Form } from '../../../ui/form/Form'
import { signInAtom } from '../enter'
import { loginSmsAtom } from '../sms/senders'
import { SmsButton } from '../../../shared/sms/SmsButton'
import { useTurn } from '../lastTry'
import { textOf } from '../../../shared/forms/textOf'
import { useTyped } from '../typed'
import { placePhoneErrors } from './placePhoneErrors'
import { useSending } from '../../../shared/forms/useSending'

/** Number and code in place of name and password: no geetest, no forced change of password (spec §4). */
export default function PhoneLogin() {
  const t = useTranslate()
  const { mobileDigits } = useAtomValue(brandAtom).registration
  const signIn = useSetAtom(signInAtom)
  const send = useAtomValue(loginSmsAtom)
  const turn = useTurn()
  const typed = useTyped(['mobileNum'])
  const model = useMemo(() => buildLoginForm({ method: 'mobile', captcha: false, mobileDigits }).value, [mobileDigits])

  const { failure, submit } = useSending(
    (error) => placePhoneErrors(error, model, t),
    async (values) => {
      turn.begin()
      await signIn({ username: textOf(values, 'mobileNum'), password: textOf(values, 'verificationCode'), type: 'sms' })
    },
  )

  return (
    <Form
      model={model}
      {...typed}
      onSubmit={submit}
      submitLabel={t('auth.logIn')}
      formError={failure}
      silent={!turn.isLast}
      t={t}
      beside={{ verificationCode: <SmsButton purpose="login" send={send} /> }}
    />
  )
}
