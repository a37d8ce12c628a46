import { Pagination, Panel, Skeleton } from '../../ui'
import type { Shown } from '../../site/answers'
import { FailureState } from '../failure/FailureState'
import type { BadgeState } from '../lists/StateBadge'
import { usePageLabels } from '../lists/usePageLabels'
import { List, Quiet } from './desk.styles'
import { MoneyRow, type MoneyRowProps, type WayTo } from './MoneyRow'

type Row = MoneyRowProps['of']

interface LatestMoneyProps<R extends Row> {
  readonly title: string
  readonly empty: string
  readonly failed: string
  readonly answer: Shown<{ readonly content: readonly R[]; readonly page: number; readonly pageCount: number }>
  readonly onPage: (page: number) => void
  readonly stateOf: (row: R) => BadgeState
  readonly linkOf: (reference: string) => WayTo
  /** Reference of the one whose page is open. */
  readonly current: string | undefined
}

/** Deposits or withdrawals of before beside their form, newest first, each a way to its page. */
export function LatestMoney<R extends Row>({
  title,
  empty,
  failed,
  answer: { data, error, isError, isFetching, refetch },
  onPage,
  stateOf,
  linkOf,
  current,
}: LatestMoneyProps<R>) {
  const labels = usePageLabels()
  return (
    <Panel title={title} flush>
      {isError ? (
        <FailureState compact title={failed} error={error} retry={() => void refetch()} busy={isFetching} />
      ) : data === undefined ? (
        <Skeleton height={120} radius="0" />
      ) : data.content.length === 0 ? (
        <Quiet>{empty}</Quiet>
      ) : (
        <List>
          {data.content.map((row) => (
            <MoneyRow
              key={row.reference}
              of={row}
              state={stateOf(row)}
              link={linkOf(row.reference)}
              isCurrent={row.reference === current}
            />
          ))}
          {data.pageCount < 2 ? null : (
            <Pagination page={data.page} pageCount={data.pageCount} onPage={onPage} labels={labels} />
          )}
        </List>
      )}
    </Panel>
  )
}
