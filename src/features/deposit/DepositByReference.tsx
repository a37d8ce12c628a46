import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import { useEagerRefetch } from '../../shared/lists/useEagerRefetch'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { decimalOf } from '../../lib/decimal'
import { getSaferPlay } from '../../shared/safety/calls'
import { pauseAtom } from '../../shared/safety/pause'
import { answerCacheAtom } from '../../site/answers'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, Skeleton } from '../../ui'
import { getConsolidatedFunds, getDeposit, getDeposits, getDepositSettings } from './calls'
import { useDepositWay } from './depositWay'
import { DepositOutcome } from './DepositOutcome'
import { HeldPayment } from './HeldPayment'
import { PaymentInstructions } from './PaymentInstructions'

/** How often it is asked at first whether the payment has arrived, in milliseconds. */
const every = 2_000

/** Which answers a decision changes: one that failed counts against no limit, and gives its promotion back. */
const decided = [getDeposits.id, getDepositSettings.id, getConsolidatedFunds.id, getSaferPlay.id]

/** One deposit by its reference: how to pay it, or what became of it. */
export function DepositByReference({ reference }: { readonly reference: string }) {
  const { t } = useTranslation()
  const { form } = useDepositWay()
  const cache = useAtomValue(answerCacheAtom)
  const answer = useAnswer(getDeposit, { reference }, { staleTime: every })
  const status = answer.data?.status
  const before = useRef(status)
  useEffect(() => {
    const isDecidedNow = before.current === 'PENDING' && status !== 'PENDING'
    before.current = status
    if (isDecidedNow) for (const call of ['balance', 'unreadCount', ...decided]) cache.refresh(call)
  }, [status, cache])
  useEagerRefetch(answer.refetch, status === 'PENDING' ? { every } : undefined)

  if (answer.isError && isFieldRefusal(answer.error)) {
    return (
      <EmptyState
        icon="search"
        title={t('deposit.unknown')}
        text={t('deposit.unknownText')}
        action={
          <Button as={Link} {...form} variant="primary">
            {t('deposit.toForm')}
          </Button>
        }
      />
    )
  }
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={480} radius="var(--radius-l)" />}
      failed={t('deposit.oneFailed')}
    >
      {(receipt) => <Told receipt={receipt} />}
    </Answered>
  )
}

/** How to pay it, until the platform has decided; then what it decided. */
function Told({ receipt }: { readonly receipt: DepositReceipt }) {
  const pause = useAtomValue(pauseAtom)
  const amount = useMoneyText(receipt.currency)(decimalOf(receipt.amount))
  const { status } = receipt
  if (status !== 'PENDING') return <DepositOutcome receipt={receipt} status={status} amount={amount} />
  if (pause !== undefined) return <HeldPayment receipt={receipt} amount={amount} until={pause.until} />
  return <PaymentInstructions receipt={receipt} amount={amount} />
}
