import { useState } from 'react'
import type { PaymentConfirmation } from '../../contract/payment-confirmation'
import { useTranslation } from '../../i18n/translate'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { fieldsOf } from '../../shared/forms/placeErrors'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'
import { confirmPayment, getPaymentConfirmations, getWithdrawal, getWithdrawals } from './calls'

/** Reports what became of a payout. The platform counts a repeated report once, so an unanswered call may be sent again. */
export function useConfirm(reference: string) {
  const { t } = useTranslation()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const confirm = async (said: Omit<PaymentConfirmation, 'reference'>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await client(confirmPayment, { body: { reference, ...said } })
      return true
    } catch (error) {
      // the time ran out, or another tab answered otherwise: the page shows the state as it is now, without this form
      if (isLate(error)) show({ tone: 'warning', text: t('withdrawal.confirm.late') })
      // where the session was over, the login over the page says so
      else if (!wasNotLetIn(error)) setFailure(t(errorMessage(error)))
      return false
    } finally {
      setBusy(false)
      for (const call of [getWithdrawal, getWithdrawals, getPaymentConfirmations]) cache.refresh(call.id)
    }
  }
  return { busy, failure, confirm }
}

const isLate = (error: unknown): boolean => error instanceof CallFailure && fieldsOf(error).includes('outcome')
