import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { LatestMoney } from '../../shared/money/LatestMoney'
import { useAnswer } from '../../site/useAnswer'
import { getWithdrawals, latestPage } from './calls'
import { withdrawalPath } from './withdrawalPath'
import { withdrawalStates } from './withdrawalStates'

export function LatestWithdrawals({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const answer = useAnswer(getWithdrawals, latestPage(page), { staleTime: 0, refetchInterval: 15_000 })
  return (
    <LatestMoney
      title={t('withdrawal.latest')}
      empty={t('withdrawal.latestEmpty')}
      failed={t('withdrawal.latestFailed')}
      answer={answer}
      onPage={setPage}
      stateOf={({ status }) => withdrawalStates[status]}
      linkOf={(reference) => ({ to: withdrawalPath(reference) })}
      current={current}
    />
  )
}
