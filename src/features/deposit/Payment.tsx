import { useAtomValue } from '../../state/atoms'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { answerCacheAtom } from '../../site/answers'
import { paths } from '../../site/paths'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, Cluster, Icon, Notice, Panel, Spinner, Stack } from '../../ui'
import { getDeposit, getDeposits } from './calls'
import { CopyLine } from './CopyLine'
import { Lines, Medal } from './depositLooks'

interface PaymentProps {
  readonly receipt: DepositReceipt
  readonly onTold: (receipt: DepositReceipt) => void
  readonly onAgain: () => void
}

/** Where and how to pay, until the platform has decided; then what it decided. */
export function Payment({ receipt, onTold, onAgain }: PaymentProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const heading = useRef<HTMLHeadingElement>(null)
  const { status } = receipt
  useEffect(() => heading.current?.focus(), [status])
  const amount = useMoneyText(receipt.currency)(decimalOf(receipt.amount))
  if (status !== 'PENDING') return <Outcome receipt={receipt} amount={amount} onAgain={onAgain} />
  return (
    <Panel>
      <Stack gap={4}>
        <Watch receipt={receipt} onTold={onTold} />
        <h2 ref={heading} tabIndex={-1}>
          {t('deposit.pay', { amount })}
        </h2>
        <p>
          {receipt.expiresAt === undefined
            ? t('deposit.payText')
            : t('deposit.payUntil', { time: formatDateTime(receipt.expiresAt, language) })}
        </p>
        <Lines>
          {receipt.instructions.map(({ label, value }) => (
            <CopyLine key={label} label={label} value={value} />
          ))}
        </Lines>
        {receipt.note === undefined ? null : <Notice tone="accent">{receipt.note}</Notice>}
        <Cluster role="status">
          <Spinner size={20} />
          {t('deposit.waiting')}
        </Cluster>
        <Cluster>
          <Button onClick={onAgain}>{t('deposit.another')}</Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}

/** Milliseconds between two questions whether the payment has arrived. */
const every = 2_000

function Watch({ receipt, onTold }: Pick<PaymentProps, 'receipt' | 'onTold'>) {
  const { data } = useAnswer(getDeposit, { reference: receipt.reference }, { fresh: every, every })
  const cache = useAtomValue(answerCacheAtom)
  const decided = data !== undefined && data.status !== 'PENDING' ? data : undefined
  useEffect(() => {
    if (!decided) return
    onTold(decided)
    for (const call of ['balance', 'unreadCount', getDeposits.id]) cache.refresh(call)
  }, [decided, onTold, cache])
  return null
}

interface OutcomeProps {
  readonly receipt: DepositReceipt
  readonly amount: string
  readonly onAgain: () => void
}

function Outcome({ receipt, amount, onAgain }: OutcomeProps) {
  const { t } = useTranslation()
  const service = useCustomerService()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const credited = receipt.status === 'CREDITED'
  return (
    <Panel>
      <Stack gap={4} role="status">
        <Medal data-tone={credited ? 'success' : 'danger'}>
          <Icon name={credited ? 'circle-check' : 'circle-x'} size={32} />
        </Medal>
        <h2 ref={heading} tabIndex={-1}>
          {t(credited ? 'deposit.credited' : 'deposit.unsuccessful', { amount })}
        </h2>
        <p>
          {t(credited ? 'deposit.creditedText' : 'deposit.unsuccessfulText')} <bdi>{receipt.reference}</bdi>
        </p>
        {receipt.reason === undefined ? null : <Notice tone="danger">{receipt.reason}</Notice>}
        <Cluster>
          {credited ? (
            <Button as={Link} to={paths.home} variant="primary" icon="gamepad-2">
              {t('deposit.play')}
            </Button>
          ) : (
            <Button variant="primary" icon="headset" onClick={service}>
              {t('app.service.title')}
            </Button>
          )}
          <Button onClick={onAgain}>{t('deposit.another')}</Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
