import { useAtomValue } from '../../state/atoms'
import { useTranslation } from 'react-i18next'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { useAnswer } from '../../site/useAnswer'
import { Badge, type BadgeTone, ListRow, Money, Panel, Skeleton } from '../../ui'
import { getDeposits } from './calls'
import { Ends, Quiet } from './depositLooks'

const states: Readonly<Record<DepositReceipt['status'], { readonly tone: BadgeTone; readonly label: string }>> = {
  PENDING: { tone: 'warning', label: 'deposit.state.pending' },
  CREDITED: { tone: 'success', label: 'deposit.state.credited' },
  FAILED: { tone: 'danger', label: 'deposit.state.failed' },
}

/** The last few deposits. Where they do not load the page works without them. */
export function LatestDeposits() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data, isError } = useAnswer(getDeposits, {}, { fresh: 0 })
  if (isError) return null
  return (
    <Panel title={t('deposit.latest')} flush>
      {data === undefined ? (
        <Skeleton height={120} radius="0" />
      ) : data.length === 0 ? (
        <Quiet>{t('deposit.latestEmpty')}</Quiet>
      ) : (
        data.map(({ reference, amount, currency, status, createdAt }) => (
          <ListRow
            key={reference}
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
