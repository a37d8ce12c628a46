import { type FormEvent, useId, useState } from 'react'
import type { PayoutAccount } from '../../contract/payout-account'
import { useTranslation } from '../../i18n/translate'
import { wasNotLetIn } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { useFailureText } from '../../shared/money/useFailureText'
import { PaymentPasswordField } from '../../shared/paymentPassword/PaymentPasswordField'
import { accountTitle } from '../../shared/payoutAccounts/accountCards'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { answerCacheAtom } from '../../site/answers'
import { useAtomValue } from '../../state/atoms'
import { Button, Dialog, Notice, Stack, useToast } from '../../ui'
import { removePayoutAccount } from './calls'

interface RemoveAccountDialogProps {
  /** Undefined: closed. */
  readonly account: PayoutAccount | undefined
  readonly onClose: () => void
}

/** Removing takes the payment password. Removing an account that is already gone succeeds. */
export function RemoveAccountDialog({ account, onClose }: RemoveAccountDialogProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={account !== undefined}
      onClose={onClose}
      busy={busy}
      width={400}
      title={t('withdrawal.accounts.removeTitle')}
      closeLabel={t('app.close')}
    >
      {account === undefined ? null : (
        <RemoveForm account={account} busy={busy} setBusy={setBusy} onRemoved={onClose} />
      )}
    </Dialog>
  )
}

interface RemoveFormProps {
  readonly account: PayoutAccount
  readonly busy: boolean
  readonly setBusy: (busy: boolean) => void
  readonly onRemoved: () => void
}

/** Goes with the dialog that closes, and the typed password with it. */
function RemoveForm({ account, busy, setBusy, onRemoved }: RemoveFormProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const id = useId()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [password, setPassword] = useState('')
  const [told, setTold] = useState(false)
  const [failure, setFailure] = useState<string>()
  const failureText = useFailureText()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (password === '' || busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await client(removePayoutAccount, { body: { id: account.id, paymentPassword: password } })
      cache.refresh(getPayoutAccounts.id)
      show({ tone: 'success', text: t('withdrawal.accounts.removed') })
      onRemoved()
    } catch (error) {
      // whoever logs in again goes on with the form as it was
      if (!wasNotLetIn(error)) setPassword('')
      setTold(false)
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <Stack gap={4}>
        <p>
          {accountTitle(account)} <bdi>{account.number}</bdi>
        </p>
        <PaymentPasswordField
          id={id}
          value={password}
          error={told && password === '' ? t('paymentPassword.needed') : undefined}
          onChange={setPassword}
        />
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="danger" block busy={busy}>
          {t('withdrawal.accounts.remove')}
        </Button>
      </Stack>
    </form>
  )
}
