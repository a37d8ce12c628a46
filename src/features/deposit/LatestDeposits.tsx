import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { useRefetchInterval } from '../../shared/lists/useRefetchInterval'
import { FailureState } from '../../shared/failure/FailureState'
import { useAnswer } from '../../site/useAnswer'
import { Badge, type BadgeTone, ListRow, Money, Panel, Skeleton } from '../../ui'
import { getDeposits } from './calls'
import { Ends, Quiet } from '../../shared/money/desk.styles'
import { depositPath } from './depositPath'

const states: Readonly<Record<DepositReceipt['status'], { readonly tone: BadgeTone; readonly label: string }>> = {
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
  const language = useAtomValue(languageAtom).tag
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
        data.map(({ reference, amount, currency, status, createdAt }) => (
          <ListRow
            key={reference}
            as={Link}
            to={depositPath(reference)}
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
        ))
      )}
    </Panel>
  )
}
