import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { TeamOverview } from '../../contract/team-overview'
import { formatDate, formatTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { Chart } from '../../shared/charts/Chart'
import type { ChartPoint } from '../../shared/charts/chartPoint'
import { useMoneyText } from '../../site/useMoneyText'
import { type Column, DataTable, Money, Panel } from '../../ui'
import { numberFormat } from '../../lib/intl'

type Day = TeamOverview['days'][number]

/** Turnover day by day as columns; the figures behind them can be opened below. */
export function TurnoverChart({ team }: { readonly team: TeamOverview }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { days, currency } = team
  const moneyText = useMoneyText(currency)
  const number = numberFormat(language)
  const compact = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const sum = decimalOf(team.turnover)
  const points = days.map(({ time, turnover }): ChartPoint => {
    const [value, figure] = [decimalOf(turnover), moneyText(decimalOf(turnover))]
    const label = formatTime(time, language, { day: 'numeric', month: 'numeric' })
    return {
      ...{ id: String(time), label, value, figure },
      text: t('agent.chartPoint', { name: formatDate(time, language), amount: figure }),
    }
  })
  const money = (amount: string | number) => (
    <Money amount={decimalOf(amount)} currency={currency} language={language} />
  )
  const columns: readonly Column<Day>[] = [
    { id: 'day', label: t('agent.day'), card: 'title', render: ({ time }) => formatDate(time, language) },
    { id: 'new', label: t('agent.new'), figure: true, render: ({ newMembers }) => number.format(newMembers) },
    { id: 'payout', label: t('agent.payout'), figure: true, render: ({ payout }) => money(payout) },
    {
      id: 'turnover',
      label: t('agent.turnover'),
      figure: true,
      card: 'lead',
      render: ({ turnover }) => money(turnover),
    },
  ]
  return (
    <Panel title={t('agent.chart')}>
      {signOf(sum) === 0 ? (
        <p>{t('agent.noTurnover')}</p>
      ) : (
        <Chart
          kind="columns"
          points={points}
          label={t('agent.chartLabel', { amount: moneyText(sum) })}
          caption={t('agent.chartSum', { amount: moneyText(sum) })}
          tick={(value) => `\u2066${compact.format(value)}\u2069`}
        />
      )}
      <Details>
        <summary>{t('agent.figures')}</summary>
        <DataTable
          caption={t('agent.chart')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ time }) => String(time)}
        />
      </Details>
    </Panel>
  )
}

const Details = styled.details`
  margin-block-start: var(--space-4);

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-text);
    font-weight: 500;
    cursor: pointer;
  }
`
