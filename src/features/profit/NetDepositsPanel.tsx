import type { NetDeposits } from '../../contract/net-deposits'
import { formatDate } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { negated, signOf } from '../../lib/decimalSum'
import { FailureState } from '../../shared/failure/FailureState'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Panel, Skeleton } from '../../ui'
import { getNetDeposits } from './calls'
import { Statement } from './profit.styles'

/** What was paid in and taken out in the account's whole life, whatever period is looked at: regulators ask for it. */
export function NetDepositsPanel() {
  const { t } = useTranslation()
  const { data, error, isError, isFetching, refetch } = useAnswer(getNetDeposits, {}, { staleTime: 0 })
  return (
    <Panel title={t('profit.netDeposits')}>
      {isError ? (
        <FailureState
          compact
          title={t('profit.netFailed')}
          error={error}
          retry={() => void refetch()}
          busy={isFetching}
        />
      ) : data === undefined ? (
        <Skeleton height={112} />
      ) : (
        <Stated net={data} />
      )}
    </Panel>
  )
}

const sentences = {
  1: 'profit.paidMore',
  0: 'profit.paidEqual',
  '-1': 'profit.takenMore',
} as const

function Stated({ net }: { readonly net: NetDeposits }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { currency, since, depositCount, withdrawalCount } = net
  const money = useMoneyText(currency)
  const sum = decimalOf(net.net)
  const sign = signOf(sum)
  const sentence = depositCount + withdrawalCount === 0 ? 'profit.paidNothing' : sentences[sign]
  const rows = [
    { id: 'in', label: t('profit.deposits', { count: depositCount }), value: decimalOf(net.deposits) },
    { id: 'out', label: t('profit.withdrawals', { count: withdrawalCount }), value: decimalOf(net.withdrawals) },
    { id: 'net', label: t('profit.net'), value: sum },
  ]
  return (
    <Statement>
      <p>{t(sentence, { date: formatDate(since, language), amount: money(sign < 0 ? negated(sum) : sum) })}</p>
      <dl>
        {rows.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Amount amount={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Statement>
  )
}
