import { isoTime } from '../../i18n/formats'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { clientAtom } from '../../session/client'
import type { ExportTask } from '../../shared/export/collectCsv'
import { useAtomValue } from '../../state/atoms'
import { getTransactions } from './calls'
import { exportPageSize, type Query, upToNow } from '../../shared/export/exportQuery'
import { type Transaction, transactionStates } from './transactionTable'
import { useTypeName } from '../../shared/records/transactionTypes'
import { serverNow } from '../../lib/serverClock'

/** The transactions that are filtered, all pages of them, as a file. */
export function useTransactionExport(currency: string, query: Query): () => ExportTask<Transaction> {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const nameOf = useTypeName()
  return () => {
    const all = upToNow(query, serverNow())
    return {
      columns: [
        { header: t('records.number'), value: ({ id }) => id },
        { header: t('records.time'), value: ({ time }) => isoTime(time) ?? '' },
        { header: t('records.type'), value: ({ type, amount }) => nameOf(type, amount) },
        { header: t('records.game'), value: ({ bet }) => (bet ? (bet.gameName ?? t('records.lobby')) : '') },
        { header: t('records.vendor'), value: ({ bet, vendorName = bet?.vendorName }) => vendorName ?? '' },
        { header: t('records.reference'), value: ({ reference = '' }) => reference },
        { header: t('records.status'), value: ({ status }) => t(transactionStates[status].label) },
        { header: t('records.amount'), value: ({ amount }) => decimalOf(amount), number: true },
        {
          header: t('records.balance'),
          value: ({ balance }) => (balance === undefined ? '' : decimalOf(balance)),
          number: true,
        },
        { header: t('records.currency'), value: () => currency },
      ],
      ask: (page, signal) => client(getTransactions, { query: { ...all, page, pageSize: exportPageSize }, signal }),
    }
  }
}
