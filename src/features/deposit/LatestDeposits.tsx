import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useRefetchInterval } from '../../shared/lists/useRefetchInterval'
import { useAnswer } from '../../site/useAnswer'
import { getDeposits, latestPage } from './calls'
import { LatestMoney } from '../../shared/money/LatestMoney'
import { useDepositWay } from './depositWay'
import { depositStates } from './depositStates'

/** Milliseconds between two looks at what is still waiting. */
const every = 15_000

export function LatestDeposits({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const { one } = useDepositWay()
  const [page, setPage] = useState(1)
  const answer = useAnswer(getDeposits, latestPage(page), { staleTime: 0 })
  const isPending = answer.data?.content.some(({ status }) => status === 'PENDING') === true
  useRefetchInterval(answer.refetch, isPending ? every : undefined)
  return (
    <LatestMoney
      title={t('deposit.latest')}
      empty={t('deposit.latestEmpty')}
      failed={t('deposit.latestFailed')}
      answer={answer}
      onPage={setPage}
      stateOf={({ status }) => depositStates[status]}
      linkOf={one}
      current={current}
    />
  )
}
