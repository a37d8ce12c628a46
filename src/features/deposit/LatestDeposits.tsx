import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { useRefetchInterval } from '../../shared/lists/useRefetchInterval'
import { FailureState } from '../../shared/failure/FailureState'
import { useAnswer } from '../../site/useAnswer'
import { Pagination, Panel, Skeleton } from '../../ui'
import { getDeposits, latestPage } from './calls'
import { Quiet } from '../../shared/money/desk.styles'
import { MoneyRow } from '../../shared/money/MoneyRow'
import { depositPath } from './depositPath'
import { depositStates } from './depositStates'

/** Milliseconds between two looks at what is still waiting. */
const every = 15_000

/** Deposits of before, newest first, each a way to its page. */
export function LatestDeposits({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const labels = usePageLabels()
  const [page, setPage] = useState(1)
  const { data, error, isError, isFetching, refetch } = useAnswer(getDeposits, latestPage(page), { staleTime: 0 })
  const isPending = data?.content.some(({ status }) => status === 'PENDING') === true
  useRefetchInterval(refetch, isPending ? every : undefined)
  return (
    <Panel title={t('deposit.latest')} flush>
      {isError ? (
        <FailureState
          compact
          title={t('deposit.latestFailed')}
          error={error}
          retry={() => void refetch()}
          busy={isFetching}
        />
      ) : data === undefined ? (
        <Skeleton height={120} radius="0" />
      ) : data.content.length === 0 ? (
        <Quiet>{t('deposit.latestEmpty')}</Quiet>
      ) : (
        <>
          {data.content.map((deposit) => (
            <MoneyRow
              key={deposit.reference}
              of={deposit}
              state={depositStates[deposit.status]}
              to={depositPath(deposit.reference)}
              isCurrent={deposit.reference === current}
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
