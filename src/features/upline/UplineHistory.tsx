import { useTranslation } from '../../i18n/translate'
import type { UplineTransfer } from '../../contract/upline-transfer'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { PagedHistory } from '../../shared/lists/PagedHistory'
import { Amount } from '../../site/Amount'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Badge, type BadgeTone, type Column } from '../../ui'
import { getUplineTransfers } from './calls'
import { pageOf } from './latest'

const states: Readonly<Record<UplineTransfer['status'], { readonly tone: BadgeTone; readonly label: string }>> = {
  PENDING: { tone: 'warning', label: 'upline.state.pending' },
  DONE: { tone: 'success', label: 'upline.state.done' },
  REJECTED: { tone: 'danger', label: 'upline.state.rejected' },
}

/** What went to the upline. */
export function UplineHistory() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getUplineTransfers, pageOf(page), { staleTime: 0 })
  const columns: readonly Column<UplineTransfer>[] = [
    { id: 'to', label: t('upline.account'), card: 'title', render: ({ account }) => <bdi>{account ?? '–'}</bdi> },
    {
      id: 'time',
      label: t('upline.time'),
      render: ({ time }) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>,
    },
    { id: 'reference', label: t('upline.reference'), render: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'status',
      label: t('upline.status'),
      render: ({ status }) => <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>,
    },
    {
      id: 'amount',
      label: t('upline.amount'),
      figure: true,
      card: 'lead',
      render: ({ amount, currency = '' }) => <Amount amount={decimalOf(amount)} currency={currency} />,
    },
  ]
  return (
    <PagedHistory
      title={t('upline.history')}
      failed={t('upline.historyFailed')}
      empty={{ icon: 'send', title: t('upline.historyEmpty'), text: t('upline.historyEmptyText') }}
      answer={answer}
      columns={columns}
      rowKey={({ reference }) => reference}
      page={page}
      onPage={setPage}
    />
  )
}
