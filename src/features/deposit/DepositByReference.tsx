import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import { useEagerRefetch } from '../../shared/lists/useEagerRefetch'
import { getSaferPlay } from '../../shared/safety/calls'
import { answerCacheAtom } from '../../site/answers'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState, Skeleton } from '../../ui'
import { getConsolidatedFunds, getDeposit, getDeposits, getDepositSettings } from './calls'
import { useDepositWay } from './depositWay'
import { Payment } from './Payment'

/** How often it is asked at first whether the payment has arrived, in milliseconds. */
const every = 2_000

/** Which answers a decision changes: one that failed counts against no limit, and gives its promotion back. */
const decided = [getDeposits.id, getDepositSettings.id, getConsolidatedFunds.id, getSaferPlay.id]

/** One deposit by its reference: how to pay it, or what became of it. */
export function OneDeposit({ reference }: { readonly reference: string }) {
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
      {(receipt) => <Payment receipt={receipt} />}
    </Answered>
  )
}
