import { useSearchParams } from 'react-router'
import type { MissionLeaderboard } from '../../contract/mission-leaderboard'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { Answered } from '../../shared/lists/Answered'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { EmptyState, Figures, Segmented, Skeleton, Stack } from '../../ui'
import { getLeaderboard } from './calls'
import { Quiet } from './mission.styles'
import { Places } from './Places'
import { numberFormat } from '../../lib/intl'

type Period = MissionLeaderboard['period']

const periods = { DAILY: 'missions.day', WEEKLY: 'missions.week', MONTHLY: 'missions.month' } as const
const ids: readonly Period[] = ['DAILY', 'WEEKLY', 'MONTHLY']

/** Points of the day, week or month: the first places, and one's own wherever it is. */
export function Leaderboard() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const named = ids.find((id) => id === search.get('period'))
  const period = named ?? 'WEEKLY'
  useTrueAddress({ period: named })
  const answer = useAnswer(getLeaderboard, { period }, { staleTime: 15_000 })
  return (
    <Stack gap={4}>
      <Segmented
        label={t('missions.period')}
        segments={ids.map((id) => ({ id, label: t(periods[id]) }))}
        selected={period}
        onSelect={(id) =>
          setSearch(trueSearch(search, { period: id }) ?? search, { replace: true, preventScrollReset: true })
        }
      />
      <Answered
        answer={answer}
        skeleton={<Skeleton height={640} radius="var(--radius-l)" />}
        failed={t('missions.leaderboardFailed')}
      >
        {(board) => <Standing board={board} />}
      </Answered>
    </Stack>
  )
}

/** One's own place, the first ones, and what places win where they win something. */
function Standing({ board: { rows, own, to, prizes = [], currency = '' } }: { readonly board: MissionLeaderboard }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const prizeText = usePrizeText(currency)
  const figure = (value: number) => numberFormat(language).format(value)
  const prizeOf = (place: number | undefined) => {
    const found = prizes.find((each) => each.place === place)
    return found && prizeText(found.prize)
  }
  const ownPrize = prizeOf(own.place)
  return (
    <Stack gap={4}>
      <Figures
        figures={[
          {
            id: 'place',
            label: t('missions.ownPlace'),
            value: own.place === undefined ? '–' : figure(own.place),
            text: own.place === undefined ? t('missions.noPlace') : undefined,
            icon: 'medal',
          },
          { id: 'points', label: t('missions.ownPoints'), value: figure(own.points), icon: 'star' },
          ...(ownPrize === undefined
            ? []
            : [{ id: 'prize', label: t('missions.ownPrize'), value: ownPrize, icon: 'gift' } as const]),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState icon="trophy" title={t('missions.nobody')} text={t('missions.nobodyText')} />
      ) : (
        <Places rows={rows} figure={figure} prizeOf={prizes.length === 0 ? undefined : prizeOf} />
      )}
      <Quiet>
        {t(prizes.length === 0 ? 'missions.leaderboardText' : 'missions.leaderboardPrizes', {
          time: formatDateTime(to, language),
        })}
      </Quiet>
    </Stack>
  )
}
