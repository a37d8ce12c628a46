import { useTranslation } from '../../i18n/translate'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import type { MessageKey } from '../../contract/messageKeys'
import { useRefetchInterval } from '../../shared/lists/useRefetchInterval'
import { FailureState } from '../../shared/failure/FailureState'
import { useAnswer } from '../../site/useAnswer'
import { type BadgeTone, Panel, Skeleton } from '../../ui'
import { getDeposits } from './calls'
import { Quiet } from '../../shared/money/desk.styles'
import { MoneyRow } from '../../shared/money/MoneyRow'
import { depositPath } from './depositPath'

const states: Readonly<Record<DepositReceipt['status'], { readonly tone: BadgeTone; readonly label: MessageKey }>> = {
  PENDING: { tone: 'warning', label: 'deposit.state.pending' },
  CREDITED: { tone: 'success', label: 'deposit.state.credited' },
  FAILED: { tone: 'danger', label: 'deposit.state.failed' },
  CANCELLED: { tone: 'neutral', label: 'deposit.state.cancelled' },
}

/** Milliseconds between two looks at what is still waiting. */
const every = 15_000

/** The last few deposits, each a way to its page. */
export function LatestDeposits({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const { data, error, isError, isFetching, refetch } = useAnswer(getDeposits, {}, { staleTime: 0 })
  const isPending = data?.some(({ status }) => status === 'PENDING') === true
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
      ) : data.length === 0 ? (
        <Quiet>{t('deposit.latestEmpty')}</Quiet>
      ) : (
        data.map((deposit) => (
          <MoneyRow
            key={deposit.reference}
            of={deposit}
            state={states[deposit.status]}
            to={depositPath(deposit.reference)}
            isCurrent={deposit.reference === current}
          />
        ))
      )}
    </Panel>
  )
}
