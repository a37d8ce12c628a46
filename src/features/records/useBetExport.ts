import { isoTime } from '../../i18n/formats'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { clientAtom } from '../../session/client'
import { getBets } from '../../shared/bets/calls'
import type { ExportTask } from '../../shared/export/collectCsv'
import { useAtomValue } from '../../state/atoms'
import { type Bet, betStates } from '../../shared/records/betStates'
import { exportPageSize, type Query, upToNow } from '../../shared/export/exportQuery'
import { serverNow } from '../../lib/serverClock'

/** The bets that are filtered, all pages of them, as a file. */
export function useBetExport(currency: string, query: Query): () => ExportTask<Bet> {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  return () => {
    const all = upToNow(query, serverNow())
    return {
      columns: [
        { header: t('records.betId'), value: ({ id }) => id },
        { header: t('records.placed'), value: ({ time }) => isoTime(time) ?? '' },
        {
          header: t('records.resultTime'),
          value: ({ dueTime, status }) =>
            dueTime === undefined || status === 'PENDING' ? '' : (isoTime(dueTime) ?? ''),
        },
        { header: t('records.game'), value: ({ gameName }) => gameName ?? t('records.lobby') },
        { header: t('records.vendor'), value: ({ vendorName, vassalage }) => vendorName ?? vassalage },
        { header: t('records.status'), value: ({ status }) => t(betStates[status].label) },
        { header: t('records.stake'), value: ({ stake }) => decimalOf(stake), number: true },
        {
          header: t('records.win'),
          value: ({ win, status }) => (status === 'PENDING' ? '' : decimalOf(win)),
          number: true,
        },
        {
          header: t('records.net'),
          value: ({ net, status }) => (status === 'PENDING' ? '' : decimalOf(net)),
          number: true,
        },
        { header: t('records.currency'), value: () => currency },
      ],
      ask: (page, signal) => client(getBets, { query: { ...all, page, pageSize: exportPageSize }, signal }),
    }
  }
}
