import { useState } from 'react'
import type { PayoutAccount } from '../../contract/payout-account'
import type { WithdrawSettings } from '../../contract/withdraw-settings'
import { useTranslation } from '../../i18n/translate'
import { Dialog, Segmented, Stack } from '../../ui'
import { AddAccountForm } from './AddAccountForm'

interface AddAccountDialogProps {
  readonly open: boolean
  readonly settings: WithdrawSettings
  readonly onClose: () => void
}

type Kind = PayoutAccount['kind']

/** A card or an address, whichever the platform takes. */
export function AddAccountDialog({ open, settings, onClose }: AddAccountDialogProps) {
  const { t } = useTranslation()
  const { banks = [], networks = [] } = settings
  const kinds: readonly Kind[] = [
    ...(banks.length > 0 ? (['BANK'] as const) : []),
    ...(networks.length > 0 ? (['CRYPTO'] as const) : []),
  ]
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<Kind>()
  const kind = chosen ?? kinds[0]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      width={480}
      title={t('withdrawal.accounts.add')}
      closeLabel={t('app.close')}
    >
      <Stack gap={5}>
        {kinds.length < 2 || kind === undefined ? null : (
          <Segmented
            block
            label={t('withdrawal.accounts.kind')}
            segments={[
              { id: 'BANK', label: t('withdrawal.accounts.card'), icon: 'landmark' },
              { id: 'CRYPTO', label: t('withdrawal.accounts.crypto'), icon: 'coins' },
            ]}
            selected={kind}
            onSelect={setChosen}
          />
        )}
        {!open || kind === undefined ? null : (
          <AddAccountForm
            key={kind}
            kind={kind}
            places={kind === 'BANK' ? banks : networks}
            busy={busy}
            onBusy={setBusy}
            onDone={onClose}
          />
        )}
      </Stack>
    </Dialog>
  )
}
