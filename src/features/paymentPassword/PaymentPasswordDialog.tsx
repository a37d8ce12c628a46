import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { useModalDialog } from '../../site/modal'
import { memberInfoAtom } from '../../site/platformAnswers'
import { useCustomerService } from '../../site/useCustomerService'
import { messages as fieldMessages } from '../../shared/paymentPassword/messages'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { Button, Dialog, Notice, Segmented, Skeleton, Stack } from '../../ui'
import { messages } from './messages'
import { PaymentPasswordForm } from './PaymentPasswordForm'

/** paymentPasswordModal: sets the payment password, changes it, or replaces a forgotten one by a code to the phone. */
export default withMessages([fieldMessages, messages], function PaymentPasswordDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const answer = useAtomValue(memberInfoAtom)
  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('paymentPassword.title')} closeLabel={t('app.close')}>
      <Answered answer={answer} skeleton={<Skeleton height={320} />} failed={t('account.member.failed')}>
        {({ hasPaymentPassword, mobile, mobileVerified }) => (
          <Ways
            hasOne={hasPaymentPassword === true}
            mobile={mobileVerified === false ? undefined : mobile}
            onDone={onClose}
          />
        )}
      </Answered>
    </Dialog>
  )
})

interface WaysProps {
  readonly hasOne: boolean
  /** Masked; codes go to a verified one alone. */
  readonly mobile: string | undefined
  readonly onDone: () => void
}

function Ways({ hasOne, mobile, onDone }: WaysProps) {
  const { t } = useTranslation()
  const service = useCustomerService()
  const [isForgotten, setForgotten] = useState(false)
  const known = hasOne ? 'paymentPassword' : 'loginPassword'
  return (
    <Stack gap={5}>
      {hasOne ? (
        <Segmented
          label={t('paymentPassword.ways')}
          segments={[
            { id: 'change', label: t('paymentPassword.change') },
            { id: 'forgotten', label: t('paymentPassword.forgot') },
          ]}
          selected={isForgotten ? 'forgotten' : 'change'}
          onSelect={(id) => setForgotten(id === 'forgotten')}
        />
      ) : (
        <p>{t('paymentPassword.first')}</p>
      )}
      {isForgotten && mobile === undefined ? (
        <Stack gap={3}>
          <Notice tone="warning">{t('paymentPassword.noPhone')}</Notice>
          <Button variant="primary" icon="headset" onClick={service}>
            {t('app.service.title')}
          </Button>
        </Stack>
      ) : (
        <PaymentPasswordForm
          key={isForgotten ? 'code' : known}
          by={isForgotten ? 'code' : known}
          mobile={mobile}
          onDone={onDone}
        />
      )}
    </Stack>
  )
}
