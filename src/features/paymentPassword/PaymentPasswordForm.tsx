import { useMemo } from 'react'
import type { PaymentPasswordRequest } from '../../contract/payment-password-request'
import { buildPaymentPasswordForm, type PaymentProof } from '../../engine/form/paymentPasswordForm'
import type { FormValues } from '../../lib/form/model'
import { clientAtom } from '../../session/client'
import { placeErrors } from '../../shared/forms/placeErrors'
import { textOf } from '../../shared/forms/textOf'
import { useSending } from '../../shared/forms/useSending'
import { useLockedText } from '../../shared/paymentPassword/useLockedText'
import { SmsButton } from '../../shared/sms/SmsButton'
import { answerCacheAtom } from '../../site/answers'
import { useTranslate } from '../../site/useTranslate'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'
import { Form } from '../../ui/form/Form'
import { paymentPasswordSms, setPaymentPassword } from './calls'

interface Props {
  readonly by: PaymentProof
  /** Number that a code goes to, masked. */
  readonly mobile: string | undefined
  readonly onDone: () => void
}

/** A new payment password, proved by what the member has. */
export function PaymentPasswordForm({ by, mobile, onDone }: Props) {
  const t = useTranslate()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const locked = useLockedText()
  const model = useMemo(() => buildPaymentPasswordForm(by).value, [by])
  const { failure, submit } = useSending(
    (error) => {
      const placed = placeErrors(error, model, t)
      const text = locked(error)
      return text === undefined ? placed : { ...placed, form: text }
    },
    async (values) => {
      await client(setPaymentPassword, { body: requestOf(by, values) })
      cache.refresh('memberInfo')
      show({ tone: 'success', text: t('paymentPassword.done') })
      onDone()
    },
  )
  const send = async () => (await client(paymentPasswordSms)).expiredMinutes * 60_000
  return (
    <>
      {by === 'code' && mobile !== undefined ? (
        <p>
          {t('paymentPassword.codeTo')} <bdi>{mobile}</bdi>
        </p>
      ) : null}
      <Form
        model={model}
        onSubmit={submit}
        submitLabel={t('paymentPassword.save')}
        formError={failure}
        t={t}
        {...(by === 'code' && { beside: { verificationCode: <SmsButton purpose="payment" send={send} bound /> } })}
      />
    </>
  )
}

function requestOf(by: PaymentProof, values: FormValues): PaymentPasswordRequest {
  const newPassword = textOf(values, 'newPassword')
  switch (by) {
    case 'code':
      return { newPassword, verificationCode: textOf(values, 'verificationCode') }
    case 'paymentPassword':
      return { newPassword, paymentPassword: textOf(values, 'paymentPassword') }
    case 'loginPassword':
      return { newPassword, password: textOf(values, 'password') }
  }
}
