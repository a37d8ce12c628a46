import { useTranslation } from '../../i18n/translate'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { StateBadge } from '../../shared/lists/StateBadge'
import { Cluster, Panel, Stack } from '../../ui'
import { CancelDeposit } from './CancelDeposit'
import { DepositsPaused } from './DepositsPaused'
import { depositStates } from './depositStates'

interface HeldPaymentProps {
  readonly receipt: DepositReceipt
  /** In words. */
  readonly amount: string
  /** As DepositsPaused takes it. */
  readonly until: number | undefined
}

/** A deposit that waits for its payment while its owner may not deposit: how to pay it is not said. */
export function HeldPayment({ receipt, amount, until }: HeldPaymentProps) {
  const { t } = useTranslation()
  const { reference, status, cancellable } = receipt
  return (
    <Stack>
      <Panel>
        <Stack gap={4}>
          <Cluster>
            <h2>{t('deposit.open', { amount })}</h2>
            <StateBadge state={depositStates[status]} />
          </Cluster>
          <p>
            {t('deposit.pausedPending')} <bdi>{reference}</bdi>
          </p>
          {cancellable === true ? <CancelDeposit reference={reference} amount={amount} /> : null}
        </Stack>
      </Panel>
      <DepositsPaused until={until} />
    </Stack>
  )
}
