import type { ContractPayment } from '../../contract/contract-payment'
import { useTranslation } from '../../i18n/translate'
import { serverNow } from '../../lib/serverClock'
import { clientAtom } from '../../session/client'
import type { ExportTask } from '../../shared/export/collectCsv'
import { exportPageSize, type Query, upToNow } from '../../shared/export/exportQuery'
import { useAtomValue } from '../../state/atoms'
import { getContractIncome } from './calls'
import { incomeColumns } from './incomeColumns'

/** The payments that are filtered, all pages of them, as a file. */
export function useIncomeExport(currency: string, query: Query): () => ExportTask<ContractPayment> {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  return () => {
    const all = upToNow(query, serverNow())
    return {
      columns: incomeColumns(t, currency),
      ask: (page, signal) => client(getContractIncome, { query: { ...all, page, pageSize: exportPageSize }, signal }),
    }
  }
}
