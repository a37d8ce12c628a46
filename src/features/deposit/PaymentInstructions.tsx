import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { Button, Cluster, Notice, Panel, Spinner, Stack } from '../../ui'
import { CancelDeposit } from './CancelDeposit'
import { CoinPayment } from './CoinPayment'
import { CopyLine } from './CopyLine'
import { Lines } from '../../shared/money/desk.styles'
import { useDepositWay } from './depositWay'
import { TakenPromotion } from './TakenPromotion'
import { TimeToPay } from './TimeToPay'

interface PaymentInstructionsProps {
  readonly receipt: DepositReceipt
  /** In words. */
  readonly amount: string
}

/** Where and how to pay a deposit that waits for it. */
export function PaymentInstructions({ receipt, amount }: PaymentInstructionsProps) {
  const { t } = useTranslation()
  const { form } = useDepositWay()
  const heading = useRef<HTMLHeadingElement>(null)
  const { reference, network } = receipt
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {t('deposit.pay', { amount })}
        </h2>
        <TimeToPay expiresAt={receipt.expiresAt} />
        {network === undefined ? null : <CoinPayment network={network} />}
        <Lines>
          {receipt.instructions.map(({ label, value }) => (
            <CopyLine key={label} label={label} value={value} />
          ))}
        </Lines>
        <TakenPromotion receipt={receipt} />
        {receipt.note === undefined ? null : <Notice tone="accent">{receipt.note}</Notice>}
        <Cluster role="status">
          <Spinner size={20} />
          {t('deposit.waiting')}
        </Cluster>
        <Cluster>
          <Button as={Link} {...form}>
            {t('deposit.another')}
          </Button>
          {receipt.cancellable === true ? <CancelDeposit reference={reference} amount={amount} /> : null}
        </Cluster>
      </Stack>
    </Panel>
  )
}
