import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { PointDetails } from '../../contract/point-details'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { plainFigure } from '../../lib/plainFigure'
import { signOf } from '../../lib/decimalSum'
import { PagedTable } from '../../shared/lists/PagedTable'
import { useAnswer } from '../../site/useAnswer'
import { type Column, EmptyState } from '../../ui'
import { getDetails } from './calls'
import { Signed } from './point.styles'
import { sourceName } from './sources'
import { usePageAddress } from '../../shared/address/usePageAddress'

type Entry = PointDetails['content'][number]

export function DetailsTab() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getDetails, { page, pageSize: 10 }, { staleTime: 0 })
  const columns: readonly Column<Entry>[] = [
    {
      id: 'source',
      label: t('mall.source'),
      card: 'title',
      render: ({ source, points }) => sourceName(source, t, signOf(decimalOf(points)) > 0),
    },
    {
      id: 'time',
      label: t('mall.time'),
      render: ({ time }) => <time dateTime={isoTime(time)}>{formatDateTime(time, language)}</time>,
    },
    {
      id: 'points',
      label: t('mall.points'),
      figure: true,
      card: 'lead',
      render: ({ points }) => (
        <Signed dir="ltr" data-sign={signOf(decimalOf(points))}>
          {signOf(decimalOf(points)) > 0 ? '+' : ''}
          {plainFigure(decimalOf(points), language)}
        </Signed>
      ),
    },
    {
      id: 'balance',
      label: t('mall.after'),
      figure: true,
      render: ({ balance }) => (balance === undefined ? '–' : plainFigure(decimalOf(balance), language)),
    },
  ]
  return (
    <PagedTable
      answer={answer}
      failed={t('mall.failed')}
      height={520}
      empty={<EmptyState icon="coins" title={t('mall.noDetails')} text={t('mall.noDetailsText')} />}
      caption={t('mall.details')}
      columns={columns}
      rowKey={({ id }) => id}
      page={page}
      onPage={setPage}
    />
  )
}
