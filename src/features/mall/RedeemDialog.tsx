import { useTranslation } from '../../i18n/translate'
import { Dialog } from '../../ui'
import { PayoutForm } from './PayoutForm'
import { RedeemForm } from './RedeemForm'
import type { Reward } from './RewardsTab'

export interface RedeemProps {
  readonly reward: Reward
  readonly balance: string | undefined
  readonly currency: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks whether the points shall go, where to, and for the payment password. Nothing is sent twice. */
export function RedeemDialog(props: RedeemProps) {
  const { t } = useTranslation()
  const { reward, open, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} width={480} title={t('mall.confirm')} closeLabel={t('app.close')}>
      {reward.kind === 'PAYOUT' ? <PayoutForm {...props} /> : <RedeemForm {...props} />}
    </Dialog>
  )
}
