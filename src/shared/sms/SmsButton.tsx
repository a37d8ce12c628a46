import { useState } from 'react'
import styled from 'styled-components'
import { plainDigits } from '../../lib/digits'
import { useTranslate } from '../../site/useTranslate'
import { Button, VisuallyHidden } from '../../ui'
import { type Translate, useForm } from '../../ui/form/formContext'
import type { SmsPurpose } from './keptCountdown'
import type { SendCode } from './smsAtoms'
import { smsFailureText } from './smsFailure'
import { useSmsCode } from './useSmsCode'
import { Warning } from './Warning'

interface Props {
  readonly purpose: SmsPurpose
  readonly send: SendCode
  /** The code goes to the number that the account has: the form asks for none. */
  readonly bound?: boolean
  readonly explain?: (error: unknown, t: Translate) => string
}

/** Beside the code: sends one to the number above it, or to the account's own, then counts down (spec §4, SMS code button). */
export function SmsButton({ purpose, send, bound = false, explain = smsFailureText }: Props) {
  const t = useTranslate()
  const form = useForm()
  const sms = useSmsCode(purpose)
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState(false)

  const press = () => {
    if (sms.state !== 'ready' || !(bound || form.checkField('mobileNum'))) return
    const number = bound ? '' : form.value('mobileNum')
    sms
      .send(() => send(plainDigits(typeof number === 'string' ? number : '')))
      .then(setDone, (error: unknown) => setFailure(explain(error, t)))
  }
  const waiting = sms.state === 'countdown'
  return (
    <>
      <Send busy={sms.state === 'sending'} disabled={waiting} onClick={press}>
        {sms.state === 'sending'
          ? t('auth.sms.sending')
          : waiting
            ? t('auth.sms.again', { seconds: sms.seconds })
            : t('auth.sms.send')}
      </Send>
      {/* not a toast: behind an open dialog nobody would see or hear it */}
      <VisuallyHidden role="status">{done && waiting ? t('auth.sms.sent') : ''}</VisuallyHidden>
      <Warning title={t('auth.sms.failedTitle')} text={failure} onClose={() => setFailure(undefined)} />
    </>
  )
}

const Send = styled(Button)`
  font-variant-numeric: tabular-nums;
`
