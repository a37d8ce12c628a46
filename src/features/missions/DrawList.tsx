import type { RaffleDraws } from '../../contract/raffle-draws'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { PagedTable } from '../../shared/lists/PagedTable'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { pageOf } from '../../shared/lists/historyPage'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import type { Column } from '../../ui'
import { getDraws } from './calls'
import { Part } from './mission.styles'

type Row = RaffleDraws['content'][number]

/** Every draw of the member, the ones without a prize too. */
export function DrawList() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getDraws, pageOf(page), { staleTime: 0 })
  const prizeText = usePrizeText(answer.data?.currency ?? '')
  const columns: readonly Column<Row>[] = [
    {
      id: 'time',
      label: t('missions.drawnAt'),
      card: 'title',
      render: ({ drawnAt }) => <time dateTime={isoTime(drawnAt)}>{formatDateTime(drawnAt, language)}</time>,
    },
    { id: 'reference', label: t('missions.reference'), render: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'prize',
      label: t('missions.prize'),
      figure: true,
      card: 'lead',
      render: ({ prize }) => prizeText(prize),
    },
  ]
  return (
    <PagedTable
      answer={answer}
      failed={t('missions.drawsFailed')}
      height={220}
      empty={null}
      caption={t('missions.draws')}
      columns={columns}
      rowKey={({ reference }) => reference}
      page={page}
      onPage={setPage}
      frame={(table) => (
        <Part>
          <h2>{t('missions.draws')}</h2>
          {table}
        </Part>
      )}
    />
  )
}
