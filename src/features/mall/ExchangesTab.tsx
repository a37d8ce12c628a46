import { StateBadge } from '../../shared/lists/StateBadge'
import { useAtomValue } from '../../state/atoms'
import { useMemo } from 'react'
import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useOpened } from '../../shared/address/useOpened'
import { PagedTable } from '../../shared/lists/PagedTable'
import { useAnswer } from '../../site/useAnswer'
import { type Column, EmptyState, Notice, TextLink } from '../../ui'
import { getExchanges } from './calls'
import { ExchangeDialog } from './ExchangeDialog'
import { type Exchange, exchangeName, exchangeStates } from './exchangeStates'
import { OpenExchanges } from './OpenExchanges'
import { bookedExchange } from './pointMoney'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { usePoints } from './usePoints'

export function ExchangesTab() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const say = usePoints()
  const { page, setPage } = usePageAddress()
  const opened = useOpened('exchange')
  // what is in process is decided meanwhile
  const answer = useAnswer(getExchanges, { page, pageSize: 10 }, { staleTime: 0, refetchInterval: 20_000 })
  const { data } = answer
  const shown = data?.content.find(({ reference }) => reference === opened.id)
  const listed = useMemo(() => data?.content.map(bookedExchange), [data])
  const columns: readonly Column<Exchange>[] = [
    {
      id: 'item',
      label: t('mall.item'),
      card: 'title',
      render: (exchange) => (
        <TextLink as={Link} to={opened.to(exchange.reference)} aria-haspopup="dialog">
          {exchangeName(exchange, t)}
        </TextLink>
      ),
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
      render: ({ status }) => <StateBadge state={exchangeStates[status]} />,
    },
    { id: 'points', label: t('mall.points'), figure: true, card: 'lead', render: ({ points }) => say(points) },
  ]
  return (
    <>
      <OpenExchanges listed={listed} />
      {opened.id === undefined || shown !== undefined || data === undefined ? (
        <ExchangeDialog exchange={shown} onClose={opened.close} />
      ) : (
        <Elsewhere reference={opened.id} onClose={opened.close} />
      )}
      <PagedTable
        answer={answer}
        failed={t('mall.failed')}
        height={320}
        empty={<EmptyState icon="package-open" title={t('mall.noExchanges')} text={t('mall.noExchangesText')} />}
        caption={t('mall.exchanges')}
        columns={columns}
        rowKey={({ reference }) => reference}
        page={page}
        onPage={setPage}
      />
    </>
  )
}

interface ElsewhereProps {
  readonly reference: string
  readonly onClose: () => void
}

/** The exchange that an address names, where this page of the list does not have it. */
function Elsewhere({ reference, onClose }: ElsewhereProps) {
  const { t } = useTranslation()
  const { data, isError } = useAnswer(getExchanges, { reference }, { staleTime: 0 })
  const [exchange] = data?.content ?? []
  if (exchange === undefined && (isError || data !== undefined))
    return <Notice tone="warning">{t(isError ? 'mall.failed' : 'mall.exchangeUnknown')}</Notice>
  return <ExchangeDialog exchange={exchange} onClose={onClose} />
}
