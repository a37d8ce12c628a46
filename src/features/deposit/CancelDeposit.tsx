import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { getSaferPlay } from '../../shared/safety/calls'
import { answerCacheAtom } from '../../site/answers'
import { useStore } from '../../state/atoms'
import { Button, Dialog, useToast } from '../../ui'
import { cancelDeposit, getDeposit, getDeposits, getDepositSettings } from './calls'

interface CancelDepositProps {
  readonly reference: string
  /** In words. */
  readonly amount: string
}

/** Cancels a deposit that was not paid, after saying what that means. */
export function CancelDeposit({ reference, amount }: CancelDepositProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const store = useStore()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    try {
      await store.get(clientAtom)(cancelDeposit, { body: { reference } })
    } catch (error) {
      show({ tone: 'danger', text: t(errorMessage(error)) })
    } finally {
      setBusy(false)
      setAsking(false)
      // what became of it stands there, whether or not the answer came
      for (const { id } of [getDeposit, getDeposits, getDepositSettings, getSaferPlay])
        store.get(answerCacheAtom).refresh(id)
    }
  }

  return (
    <>
      <Button variant="ghost" icon="x" onClick={() => setAsking(true)}>
        {t('deposit.cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        width={400}
        title={t('deposit.cancelTitle', { amount })}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('deposit.cancelKeep')}</Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {t('deposit.cancel')}
            </Button>
          </>
        }
      >
        {t('deposit.cancelText')}
      </Dialog>
    </>
  )
}
