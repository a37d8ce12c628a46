import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { Answered } from '../../shared/lists/Answered'
import { brandAtom } from '../../site/brand'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { EmptyState, PageHeader, Segmented, Skeleton } from '../../ui'
import { getWinners } from './calls'
import { messages } from './messages'
import { OwnPlace } from './OwnPlace'
import { Note, Page } from './winners.styles'
import { WinnerList } from './WinnerList'

const periods = { latest: 'winners.latest', daily: 'winners.day', weekly: 'winners.week' } as const
type PeriodId = keyof typeof periods
const ids: readonly PeriodId[] = ['latest', 'daily', 'weekly']
/** So many are asked for. */
const count = 20

/** Winners board (spec §2): the latest, or the largest prizes of a day or a week; whatever the platform sent of them. */
function WinnersPage() {
  const { t } = useTranslation()
  const { merchant } = useAtomValue(brandAtom)
  const [search, setSearch] = useSearchParams()
  const named = ids.find((id) => id === search.get('period'))
  const period = named ?? 'latest'
  useTrueAddress({ period: named })
  const asked = { merchantCode: merchant, count, ...(period !== 'latest' && { period: period.toUpperCase() }) }
  const answer = useAnswer(getWinners, { data: JSON.stringify(asked) }, { staleTime: 15_000, refetchInterval: 60_000 })
  return (
    <Page>
      <PageHeader title={t('winners.title')} text={t('winners.lead')} />
      <Segmented
        label={t('winners.period')}
        segments={ids.map((id) => ({ id, label: t(periods[id]) }))}
        selected={period}
        onSelect={(id) =>
          setSearch(trueSearch(search, { period: id }) ?? search, { replace: true, preventScrollReset: true })
        }
      />
      <Answered
        answer={answer}
        skeleton={<Skeleton height={680} radius="var(--radius-l)" />}
        failed={t('winners.failed')}
      >
        {(winners) =>
          winners.length === 0 ? (
            <EmptyState icon="trophy" title={t('winners.nobody')} text={t('winners.nobodyText')} />
          ) : (
            <>
              <OwnPlace winners={winners} />
              <WinnerList winners={winners} />
            </>
          )
        }
      </Answered>
      <Note>{t('winners.note')}</Note>
    </Page>
  )
}

export default withMessages(messages, WinnersPage)
