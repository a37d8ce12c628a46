import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { decimalOf } from '../../lib/decimal'
import { pauseAtom } from '../../shared/safety/pause'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Notice, Panel, Spinner, Stack } from '../../ui'
import { CancelDeposit } from './CancelDeposit'
import { CoinPayment } from './CoinPayment'
import { CopyLine } from './CopyLine'
import { Lines } from '../../shared/money/desk.styles'
import { useDepositWay } from './depositWay'
import { HeldPayment } from './HeldPayment'
import { Outcome } from './Outcome'
import { TakenPromotion } from './TakenPromotion'
import { TimeToPay } from './TimeToPay'

/** Where and how to pay, until the platform has decided; then what it decided. */
export function Payment({ receipt }: { readonly receipt: DepositReceipt }) {
  const { t } = useTranslation()
  const { form } = useDepositWay()
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, reference, network } = receipt
  const pause = useAtomValue(pauseAtom)
  useEffect(() => heading.current?.focus(), [status])
  const amount = useMoneyText(receipt.currency)(decimalOf(receipt.amount))
  if (status !== 'PENDING') return <Outcome receipt={receipt} status={status} amount={amount} />
  if (pause !== undefined) return <HeldPayment receipt={receipt} amount={amount} until={pause.until} />
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
