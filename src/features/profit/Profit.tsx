import { Link } from '../../site/Link'
import type { ProfitLoss } from '../../contract/profit-loss'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { ExportButton } from '../../shared/export/ExportButton'
import { Amount } from '../../site/Amount'
import { paths } from '../../site/paths'
import { Button, EmptyState, type Figure, Figures, Segmented } from '../../ui'
import { type Breakdown, breakdowns, isIdle, rowsOf } from './breakdown'
import { Bar, Note } from './profit.styles'
import { ProfitChart } from './ProfitChart'
import { ProfitTable } from './ProfitTable'
import { useProfitExport } from './profitExport'
import { breakdownWords, useProfitColumns } from './profitColumns'

interface ProfitProps {
  readonly profit: ProfitLoss
  readonly breakdown: Breakdown
  readonly onBreakdown: (breakdown: Breakdown) => void
}

/** Sums of a period, the picture of one breakdown, and the table of figures behind it. */
export function Profit({ profit, breakdown, onBreakdown }: ProfitProps) {
  const { t } = useTranslation()
  const { currency, totals } = profit
  const rows = rowsOf[breakdown](profit)
  const columns = useProfitColumns(breakdown, currency)
  const task = useProfitExport(breakdown, currency, rows)
  if (rows.length === 0 || (totals.count === 0 && signOf(decimalOf(totals.bonus)) === 0)) {
    return (
      <EmptyState
        icon="trending-up"
        title={t('profit.none')}
        text={t('profit.noneText')}
        action={
          <Button as={Link} to={paths.home} icon="play">
            {t('profit.play')}
          </Button>
        }
      />
    )
  }
  const shown = breakdown === 'day' ? rows.toReversed().filter((row) => !isIdle(row)) : rows
  const result = decimalOf(breakdown === 'day' ? totals.result : totals.net)
  const title = t(breakdownWords[breakdown].by)
  return (
    <>
      <Totals profit={profit} />
      <Bar>
        <Segmented<Breakdown>
          label={t('profit.breakdown')}
          segments={breakdowns.map((id) => ({ id, label: t(breakdownWords[id].one) }))}
          selected={breakdown}
          onSelect={onBreakdown}
        />
        <ExportButton key={breakdown} task={task} name={`profit-${breakdown}`} />
      </Bar>
      <ProfitChart breakdown={breakdown} rows={rows} currency={currency} result={result} />
      <ProfitTable key={breakdown} caption={title} columns={columns} rows={shown} />
      {shown.length < rows.length ? <Note>{t('profit.idle')}</Note> : null}
      {breakdown === 'day' ? null : <Note>{t('profit.withoutBonus')}</Note>}
      <Note>{t('profit.settledOnly')}</Note>
    </>
  )
}

function Totals({ profit: { currency, totals } }: { readonly profit: ProfitLoss }) {
  const { t } = useTranslation()
  const figure = (
    id: 'stake' | 'win' | 'net' | 'bonus' | 'result',
    label: string,
    icon: Figure['icon'],
    text?: string,
  ): Figure => ({
    id,
    label,
    icon,
    text,
    value: <Amount amount={decimalOf(totals[id])} currency={currency} signed={id === 'net' || id === 'result'} />,
  })
  return (
    <Figures
      figures={[
        figure('stake', t('profit.stake'), 'ticket', t('profit.count', { count: totals.count })),
        figure('win', t('profit.win'), 'trophy'),
        figure('net', t('profit.playResult'), 'scale'),
        figure('bonus', t('profit.bonus'), 'gift', t('profit.bonusText')),
        figure('result', t('profit.together'), 'trending-up'),
      ]}
    />
  )
}
