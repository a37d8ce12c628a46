import { useTranslation } from '../../i18n/translate'
import { dayOf } from '../../lib/dayRange'
import type { CsvColumn } from '../../shared/export/csv'
import type { ExportTask } from '../../shared/export/collectCsv'
import type { Breakdown, Row } from './breakdown'
import { breakdownWords } from './profitColumns'
import { useRowName } from './useRowName'

/** The rows of the table as a file, with the days on which nothing happened. */
export function useProfitExport(breakdown: Breakdown, currency: string, rows: readonly Row[]): () => ExportTask<Row> {
  const { t } = useTranslation()
  const nameOf = useRowName()
  const bonus: CsvColumn<Row> = { header: t('profit.bonus'), value: ({ bonus: paid = '' }) => paid, number: true }
  const columns: readonly CsvColumn<Row>[] = [
    {
      header: t(breakdownWords[breakdown].one),
      value: (row) => (row.time === undefined ? nameOf(row) : dayOf(row.time)),
    },
    { header: t('profit.bets'), value: ({ count }) => String(count), number: true },
    { header: t('profit.stake'), value: ({ stake }) => stake, number: true },
    { header: t('profit.win'), value: ({ win }) => win, number: true },
    ...(breakdown === 'day' ? [bonus] : []),
    { header: t('profit.result'), value: ({ result }) => result, number: true },
    { header: t('profit.currency'), value: () => currency },
  ]
  return () => ({ columns, ask: () => Promise.resolve({ content: rows, pageCount: 1, total: rows.length }) })
}
