import type { ContractPayment } from '../../contract/contract-payment'
import { isoTime } from '../../i18n/formats'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { clientAtom } from '../../session/client'
import type { ExportTask } from '../../shared/export/collectCsv'
import { exportPageSize, type Query, upToNow } from '../../shared/export/exportQuery'
import { useAtomValue } from '../../state/atoms'
import { serverNow } from '../../lib/serverClock'
import { getContractIncome } from './calls'
import { baseWords, kindWords } from './contractWords'

/** The payments that are filtered, all pages of them, as a file. */
export function useIncomeExport(currency: string, query: Query): () => ExportTask<ContractPayment> {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  return () => {
    const all = upToNow(query, serverNow())
    return {
      columns: [
        { header: t('contracts.reference'), value: ({ reference }) => reference },
        { header: t('contracts.contract'), value: ({ contract }) => contract },
        { header: t('contracts.kind'), value: ({ kind }) => t(kindWords[kind]) },
        { header: t('contracts.party'), value: ({ account }) => account ?? t('contracts.platform') },
        { header: t('contracts.from'), value: ({ from }) => isoTime(from) ?? '' },
        { header: t('contracts.until'), value: ({ to }) => isoTime(to) ?? '' },
        { header: t('contracts.bets'), value: ({ bets }) => String(bets), number: true },
        { header: t('contracts.stake'), value: ({ stake }) => decimalOf(stake), number: true },
        { header: t('contracts.win'), value: ({ win }) => decimalOf(win), number: true },
        {
          header: t('contracts.term.activeMembers'),
          value: ({ activeMembers }) => String(activeMembers),
          number: true,
        },
        {
          header: t('contracts.adds'),
          value: ({ lines }) =>
            lines.map(({ row, of, base, rate }) => `${row}: ${t(baseWords[of])} ${base} × ${rate}%`).join('; '),
        },
        { header: t('contracts.term.amount'), value: ({ fixed }) => decimalOf(fixed), number: true },
        { header: t('contracts.carriedIn'), value: ({ carriedIn }) => decimalOf(carriedIn), number: true },
        { header: t('contracts.carriedOut'), value: ({ carriedOut }) => decimalOf(carriedOut), number: true },
        {
          header: t('contracts.paidAmount'),
          value: ({ amount, direction }) => (direction === 'OUT' ? '-' : '') + decimalOf(amount),
          number: true,
        },
        {
          header: t('contracts.state'),
          value: ({ status }) => t(status === 'OWED' ? 'contracts.owed' : 'contracts.paid'),
        },
        { header: t('contracts.currency'), value: () => currency },
      ],
      ask: (page, signal) => client(getContractIncome, { query: { ...all, page, pageSize: exportPageSize }, signal }),
    }
  }
}
