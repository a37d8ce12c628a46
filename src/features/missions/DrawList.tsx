import type { RaffleDraws } from '../../contract/raffle-draws'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { lastBefore } from '../../shared/address/pageNumber'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { Answered } from '../../shared/lists/Answered'
import { PastTheEnd } from '../../shared/lists/PastTheEnd'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { type Column, DataTable, Pagination, Skeleton } from '../../ui'
import { getDraws } from './calls'
import { Part } from './mission.styles'

type Row = RaffleDraws['content'][number]

/** Every draw of the member, the ones without a prize too. */
export function DrawList() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const labels = usePageLabels()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getDraws, { page, pageSize: 10 }, { staleTime: 0 })
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
  const waiting = <Skeleton height={220} radius="var(--radius-l)" />
  return (
    <Answered answer={answer} skeleton={waiting} failed={t('missions.drawsFailed')}>
      {(list) => {
        const last = lastBefore(page, list.pageCount)
        if (last !== undefined)
          return (
            <PastTheEnd last={last} onPage={setPage}>
              {waiting}
            </PastTheEnd>
          )
        if (list.content.length === 0) return null
        return (
          <Part>
            <h2>{t('missions.draws')}</h2>
            <DataTable
              caption={t('missions.draws')}
              columns={columns}
              rows={list.content}
              rowKey={({ reference }) => reference}
            />
            <Pagination page={list.page} pageCount={list.pageCount} onPage={setPage} labels={labels} />
          </Part>
        )
      }}
    </Answered>
  )
}
