import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { WalletMoney } from '../../shared/wallet/WalletMoney'
import { useAnswer } from '../../site/useAnswer'
import { Panel, Skeleton } from '../../ui'
import { getConsolidatedFunds } from './calls'
import { Lines } from '../../shared/money/desk.styles'

/** What the member has in all wallets, and what must still be staked. Where that is not known, nothing is shown. */
export function Funds() {
  const { t } = useTranslation()
  const { data, isError } = useAnswer(getConsolidatedFunds, {}, { staleTime: 0 })
  if (isError) return null
  if (data === undefined) return <Skeleton height={212} radius="var(--radius-l)" />
  const { currency = '', total, main, vendors, turnoverLeft } = data
  const rows = [
    { label: 'deposit.funds.total', amount: total },
    { label: 'deposit.funds.main', amount: main },
    { label: 'deposit.funds.vendors', amount: vendors },
    { label: 'deposit.funds.turnover', amount: turnoverLeft },
  ] as const
  return (
    <Panel title={t('deposit.funds')}>
      <Lines>
        {rows.map(({ label, amount }) =>
          amount === undefined ? null : (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                <WalletMoney amount={decimalOf(amount)} currency={currency} />
              </dd>
            </div>
          ),
        )}
      </Lines>
    </Panel>
  )
}
