import type { NamedCall } from '../../platform/calls'
import { clientAtom } from '../../session/client'
import type { ExportPage, ExportTask } from '../../shared/export/collectCsv'
import type { CsvColumn } from '../../shared/export/csv'
import { type Query, upToNow } from '../../shared/export/exportQuery'
import { useAtomValue } from '../../state/atoms'
import { serverNow } from '../../lib/serverClock'

/** Rows that are asked for at once: a team has a hundred thousand. */
const pageSize = 1_000

/** All pages of a report as a file. */
export function useReportExport<Row>(
  call: NamedCall<ExportPage<Row>>,
  columns: readonly CsvColumn<Row>[],
  query: Query,
): () => ExportTask<Row> {
  const client = useAtomValue(clientAtom)
  return () => {
    const all = upToNow(query, serverNow())
    return { columns, ask: (page, signal) => client(call, { query: { ...all, page, pageSize }, signal }) }
  }
}
