import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { Chart } from '../../shared/charts/Chart'
import type { ChartPoint } from '../../shared/charts/chartPoint'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Panel } from '../../ui'
import { barsOf, type Named } from './barsOf'
import { numberFormat } from '../../lib/intl'

interface ReportChartProps {
  readonly title: string
  readonly currency: string
  readonly rows: readonly Named[]
  /** Of the rows of all pages, and how many they are. */
  readonly sum: string
  readonly count: number
  /** Amounts say by their signs which way they went, as they do in the table. */
  readonly signed?: boolean
}

/** The first rows of a report as bars, and all others in one. */
export function ReportChart({ title, currency, rows, sum, count, signed = false }: ReportChartProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const money = useMoneyText(currency, signed)
  const { shown, others } = barsOf(rows, sum, count)
  const point = (id: string, name: string, value: string): ChartPoint => {
    const figure = money(value)
    return { id, label: name, value, figure, text: t('teamReports.point', { name, amount: figure }) }
  }
  const compact = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <Panel title={title}>
      <Chart
        kind="bars"
        points={[
          ...shown.map(({ name, value }) => point(name, `\u2068${name}\u2069`, value)),
          // a name of an account has no blank
          ...(others ? [point(' others', t('teamReports.others', { count: others.count }), others.value)] : []),
        ]}
        label={t('teamReports.chart', { title, amount: money(sum) })}
        caption={t('teamReports.sum', { amount: money(sum) })}
        tick={(value) => `\u2066${compact.format(value)}\u2069`}
      />
    </Panel>
  )
}
