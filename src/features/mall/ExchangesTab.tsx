import type { MessageKey } from '../../contract/messageKeys'
import { useAtomValue } from '../../state/atoms'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { PointExchanges } from '../../contract/point-exchanges'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { lastBefore } from '../../shared/address/pageNumber'
import { Answered } from '../../shared/lists/Answered'
import { PastTheEnd } from '../../shared/lists/PastTheEnd'
import { useAnswer } from '../../site/useAnswer'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { Badge, type BadgeTone, type Column, DataTable, EmptyState, Pagination, Skeleton } from '../../ui'
import { getExchanges } from './calls'
import { OpenExchanges } from './OpenExchanges'
import { bookedExchange } from './pointMoney'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { usePoints } from './usePoints'

type Exchange = PointExchanges['content'][number]

/** Spec §4: in process, rejected, approved. */
const states: Readonly<Record<Exchange['status'], { readonly tone: BadgeTone; readonly label: MessageKey }>> = {
  PROCESSING: { tone: 'warning', label: 'mall.state.processing' },
  REJECTED: { tone: 'danger', label: 'mall.state.rejected' },
  APPROVED: { tone: 'success', label: 'mall.state.approved' },
}

export function ExchangesTab() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const labels = usePageLabels()
  const say = usePoints()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getExchanges, { page, pageSize: 10 }, { staleTime: 0 })
  const { data } = answer
  const listed = useMemo(() => data?.content.map(bookedExchange), [data])
  const columns: readonly Column<Exchange>[] = [
    {
      id: 'item',
      label: t('mall.item'),
      card: 'title',
      render: ({ itemName, exchangeType, quantity }) =>
        exchangeType === 'CONVERT' ? t('mall.convert') : `${itemName ?? '–'}${quantity > 1 ? ` × ${quantity}` : ''}`,
    },
    { id: 'reference', label: t('mall.reference'), render: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'time',
      label: t('mall.time'),
      render: ({ applyTime }) => <time dateTime={isoTime(applyTime)}>{formatDateTime(applyTime, language)}</time>,
    },
    {
      id: 'status',
      label: t('mall.status'),
      render: ({ status }) => <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>,
    },
    { id: 'points', label: t('mall.points'), figure: true, card: 'lead', render: ({ points }) => say(points) },
  ]
  const waiting = <Skeleton height={320} radius="var(--radius-l)" />
  return (
    <>
      <OpenExchanges listed={listed} />
      <Answered answer={answer} skeleton={waiting} failed={t('mall.failed')}>
        {(list) => {
          const last = lastBefore(page, list.pageCount)
          if (last !== undefined)
            return (
              <PastTheEnd last={last} onPage={setPage}>
                {waiting}
              </PastTheEnd>
            )
          return list.content.length === 0 ? (
            <EmptyState icon="package-open" title={t('mall.noExchanges')} text={t('mall.noExchangesText')} />
          ) : (
            <>
              <DataTable
                caption={t('mall.exchanges')}
                columns={columns}
                rows={list.content}
                rowKey={({ reference }) => reference}
              />
              <Pagination page={list.page} pageCount={list.pageCount} onPage={setPage} labels={labels} />
            </>
          )
        }}
      </Answered>
    </>
  )
}
