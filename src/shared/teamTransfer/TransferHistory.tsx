import { useTranslation } from '../../i18n/translate'
import type { UplineTransfer } from '../../contract/upline-transfer'
import type { UplineTransfers } from '../../contract/upline-transfers'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import type { NamedCall } from '../../platform/calls'
import { PagedHistory } from '../lists/PagedHistory'
import { StateBadge, type BadgeState } from '../lists/StateBadge'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { type Column } from '../../ui'
import { pageOf } from '../lists/historyPage'

const states: Readonly<Record<UplineTransfer['status'], BadgeState>> = {
  PENDING: { tone: 'warning', label: 'teamTransfer.state.pending' },
  DONE: { tone: 'success', label: 'teamTransfer.state.done' },
  REJECTED: { tone: 'danger', label: 'teamTransfer.state.rejected' },
}

interface TransferHistoryProps {
  readonly list: NamedCall<UplineTransfers>
  /** Which page is shown, and what shows another. */
  readonly page: number
  readonly setPage: (page: number) => void
  /** Of one receiver alone. */
  readonly account?: string
  readonly words: {
    readonly title: string
    readonly failed: string
    readonly empty: string
    readonly emptyText: string
  }
}

/** What went there, page by page. */
export function TransferHistory({ list, account, page, setPage, words }: TransferHistoryProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const answer = useAnswer(list, { ...pageOf(page), account }, { staleTime: 0 })
  const columns: readonly Column<UplineTransfer>[] = [
    { id: 'to', label: t('teamTransfer.account'), card: 'title', render: ({ account }) => <bdi>{account ?? '–'}</bdi> },
    {
      id: 'time',
      label: t('teamTransfer.time'),
      render: ({ time }) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>,
    },
    { id: 'reference', label: t('teamTransfer.reference'), render: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'status',
      label: t('teamTransfer.status'),
      render: ({ status }) => <StateBadge state={states[status]} />,
    },
    {
      id: 'amount',
      label: t('teamTransfer.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount, currency = '' }) => <Amount amount={decimalOf(amount)} currency={currency} />,
    },
  ]
  return (
    <PagedHistory
      title={words.title}
      failed={words.failed}
      empty={{ icon: 'send', title: words.empty, text: words.emptyText }}
      answer={answer}
      columns={columns}
      rowKey={({ reference }) => reference}
      page={page}
      onPage={setPage}
    />
  )
}
