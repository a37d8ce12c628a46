import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainDigits } from '../../lib/digits'
import { errorMessage } from '../../platform/messages'
import { Button, Dialog, useToast } from '../../ui'
import { useForm } from '../../ui/form/formContext'
import { useSmsCode } from './smsCode'

/** Beside the code: sends one to the number above it, then counts down (spec §4, registration SMS). */
export function SmsButton({ call }: { call: 'registerSmsByUsername' | 'registerSmsByMobile' }) {
  const { t } = useTranslation()
  const form = useForm()
  const { show } = useToast()
  const { state, send } = useSmsCode(call)
  const [failure, setFailure] = useState<string>()

  const press = () => {
    if (state.state !== 'ready' || !form.checkField('mobileNum')) return
    const number = form.value('mobileNum')
    send(plainDigits(typeof number === 'string' ? number : '')).then(
      () => show({ tone: 'success', text: t('auth.sms.sent') }),
      (error: unknown) => setFailure(t(errorMessage(error))),
    )
  }
  const label = {
    ready: () => t('auth.sms.send'),
    sending: () => t('auth.sms.sending'),
    countdown: () => t('auth.sms.again', { seconds: state.state === 'countdown' ? state.seconds : 0 }),
  }[state.state]()
  return (
    <>
      <Button busy={state.state === 'sending'} disabled={state.state === 'countdown'} onClick={press}>
        {label}
      </Button>
      <Dialog
        open={failure !== undefined}
        onClose={() => setFailure(undefined)}
        width={400}
        title={t('auth.sms.failedTitle')}
        closeLabel={t('app.close')}
        footer={
          <Button variant="primary" onClick={() => setFailure(undefined)}>
            {t('auth.affiliate.ok')}
          </Button>
        }
      >
        {failure}
      </Dialog>
    </>
  )
}
