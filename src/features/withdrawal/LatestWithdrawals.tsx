import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { FailureState } from '../../shared/failure/FailureState'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { Ends, Quiet } from '../../shared/money/desk.styles'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Badge, ListRow, Money, Pagination, Panel, Skeleton } from '../../ui'
import { getWithdrawals } from './calls'
import { states } from './states'
import { withdrawalPath } from './withdrawalPath'

/** Withdrawals of before, newest first, each a way to its page. */
export function LatestWithdrawals({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
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
          {data.content.map(({ reference, amount, currency, status, createdAt }) => (
            <ListRow
              key={reference}
              as={Link}
              to={withdrawalPath(reference)}
              selected={reference === current}
              aria-current={reference === current ? 'page' : undefined}
              title={<Money amount={decimalOf(amount)} currency={currency} language={language} />}
              text={formatDateTime(createdAt, language)}
              end={
                <Ends>
                  <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>
                  <bdi>{reference}</bdi>
                </Ends>
              }
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
