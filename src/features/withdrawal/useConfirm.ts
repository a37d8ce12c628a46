import { useState } from 'react'
import type { PaymentConfirmation } from '../../contract/payment-confirmation'
import { useTranslation } from '../../i18n/translate'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { fieldsOf } from '../../shared/forms/placeErrors'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { confirmPayment, getPaymentConfirmations, getWithdrawal, getWithdrawals } from './calls'

/** Says what became of a payout. Said again it counts once, so that a call without an answer may be sent again. */
export function useConfirm(reference: string) {
  const { t } = useTranslation()
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
      // the time was over, or another tab has said something else: the page shows how it stands now
      setFailure(t(isLate(error) ? 'withdrawal.confirm.late' : errorMessage(error)))
      return false
    } finally {
      setBusy(false)
      for (const call of [getWithdrawal, getWithdrawals, getPaymentConfirmations]) cache.refresh(call.id)
    }
  }
  return { busy, failure, confirm }
}

const isLate = (error: unknown): boolean => error instanceof CallFailure && fieldsOf(error).includes('outcome')
