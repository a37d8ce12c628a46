import { useState } from 'react'
import styled from 'styled-components'
import { formatTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { Chart } from '../../shared/charts/Chart'
import type { ChartPoint } from '../../shared/charts/chartPoint'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Panel, Segmented } from '../../ui'
import { type Breakdown, type Row, runningTotals } from './breakdown'
import { chartRows } from './chartRows'
import { breakdownWords } from './profitColumns'
import { useRowName } from './useRowName'
import { numberFormat } from '../../lib/intl'

interface ProfitChartProps {
  readonly breakdown: Breakdown
  readonly rows: readonly Row[]
  readonly currency: string
  /** Of all rows. */
  readonly result: string
}

/** So many bars are taken in at a glance. */
const barsShown = 10

type View = 'each' | 'running'

/** The results as a picture: each by itself, or days as they have added up. */
export function ProfitChart({ breakdown, rows, currency, result }: ProfitChartProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const money = useMoneyText(currency, true)
  const nameOf = useRowName()
  const [chosen, setChosen] = useState<View>('each')
  const byDay = breakdown === 'day'
  const view = byDay && rows.length > 1 ? chosen : 'each'
  const running = view === 'running' ? runningTotals(rows) : []
  const point = (id: string, name: string, value: string, label = name): ChartPoint => {
    const figure = money(value)
    return { id, label, value, figure, text: t('profit.point', { name, amount: figure }) }
  }
  const { shown, others } = chartRows(rows, byDay ? rows.length : barsShown)
  const points = [
    ...shown.map((row, place) => {
      const day = row.time && formatTime(row.time, language, { day: 'numeric', month: 'numeric' })
      return point(row.id, nameOf(row), running[place] ?? row.result, day || undefined)
    }),
    ...(others ? [point('others', t('profit.others', { count: others.count }), others.result)] : []),
  ]
  const title = t(breakdownWords[breakdown].by)
  const label = t(view === 'running' ? 'profit.runningChart' : 'profit.chart', { title, amount: money(result) })
  const compact = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <Panel>
      <Head>
        <h2>{title}</h2>
        {byDay && rows.length > 1 ? (
          <Segmented<View>
            label={t('profit.view')}
            segments={[
              { id: 'each', label: t('profit.each') },
              { id: 'running', label: t('profit.running') },
            ]}
            selected={view}
            onSelect={setChosen}
          />
        ) : null}
      </Head>
      <Chart
        key={`${breakdown} ${view}`}
        kind={byDay ? (view === 'running' ? 'line' : 'columns') : 'bars'}
        points={points}
        label={label}
        caption={t('profit.sum', { amount: money(result) })}
        tick={(value) => `\u2066${compact.format(value)}\u2069`}
      />
    </Panel>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block-end: var(--space-4);

  h2 {
    font-size: var(--fs-lg);
  }
`
