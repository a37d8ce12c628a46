import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { Quiet } from '../../shared/money/desk.styles'
import { MoneyRow } from '../../shared/money/MoneyRow'
import { useAnswer } from '../../site/useAnswer'
import { Pagination, Panel, Skeleton } from '../../ui'
import { getWithdrawals } from './calls'
import { withdrawalStates } from './withdrawalStates'
import { withdrawalPath } from './withdrawalPath'

/** Withdrawals of before, newest first, each a way to its page. */
export function LatestWithdrawals({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const labels = usePageLabels()
  const [page, setPage] = useState(1)
  const { data, error, isError, isFetching, refetch } = useAnswer(
    getWithdrawals,
    { page, pageSize: 5 },
    { staleTime: 0, refetchInterval: 15_000 },
  )
  return (
    <Panel title={t('withdrawal.latest')} flush>
      {isError ? (
        <FailureState
          compact
          title={t('withdrawal.latestFailed')}
          error={error}
          retry={() => void refetch()}
          busy={isFetching}
        />
      ) : data === undefined ? (
        <Skeleton height={120} radius="0" />
      ) : data.content.length === 0 ? (
        <Quiet>{t('withdrawal.latestEmpty')}</Quiet>
      ) : (
        <>
          {data.content.map((withdrawal) => (
            <MoneyRow
              key={withdrawal.reference}
              of={withdrawal}
              state={withdrawalStates[withdrawal.status]}
              to={withdrawalPath(withdrawal.reference)}
              isCurrent={withdrawal.reference === current}
            />
          ))}
          {data.pageCount < 2 ? null : (
            <Pagination page={data.page} pageCount={data.pageCount} onPage={setPage} labels={labels} />
          )}
        </>
      )}
    </Panel>
  )
}
