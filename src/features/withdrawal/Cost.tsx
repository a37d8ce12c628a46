import type { WithdrawSettings } from '../../contract/withdraw-settings'
import { useTranslation } from '../../i18n/translate'
import { Lines } from '../../shared/money/desk.styles'
import { priceOf } from './priceOf'

interface CostProps {
  readonly settings: WithdrawSettings
  readonly amount: string | undefined
  readonly say: (amount: string) => string
}

/** What a withdrawal costs and what arrives, said before it is confirmed. */
export function Cost({ settings, amount, say }: CostProps) {
  const { t } = useTranslation()
  const { freeLeft = 0, fee: rule } = settings
  if (rule === undefined) return null
  const { fee, payout } = priceOf(amount ?? '0', settings)
  return (
    <Lines>
      <div>
        <dt>{t('withdrawal.fee')}</dt>
        <dd>{freeLeft > 0 ? t('withdrawal.free', { count: freeLeft }) : amount === undefined ? '–' : say(fee)}</dd>
      </div>
      <div>
        <dt>{t('withdrawal.payout')}</dt>
        <dd>{amount === undefined ? '–' : say(payout)}</dd>
      </div>
    </Lines>
  )
}
