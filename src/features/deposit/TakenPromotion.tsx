import { useTranslation } from '../../i18n/translate'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { decimalOf } from '../../lib/decimal'
import { useMoneyText } from '../../site/useMoneyText'
import { Notice } from '../../ui'

interface TakenPromotionProps {
  readonly receipt: DepositReceipt
  readonly isGranted?: boolean
}

/** The bonus that goes with a deposit, and what it asks for. */
export function TakenPromotion({ receipt, isGranted = false }: TakenPromotionProps) {
  const { t } = useTranslation()
  const say = useMoneyText(receipt.currency)
  if (receipt.promotion === undefined) return null
  const { title, bonus, turnover } = receipt.promotion
  const values = { title, bonus: say(decimalOf(bonus)), turnover: say(decimalOf(turnover)) }
  return (
    <Notice tone={isGranted ? 'success' : 'accent'}>
      {t(isGranted ? 'deposit.promotion.granted' : 'deposit.promotion.taken', values)}
    </Notice>
  )
}
