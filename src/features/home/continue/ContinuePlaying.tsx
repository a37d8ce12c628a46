import { useTranslation } from '../../../i18n/translate'
import { shownCategory } from '../../../engine/shownCategory'
import { getRecentGames } from '../../../shared/gameList/calls'
import { readGames } from '../../../shared/gameList/readGames'
import { brandAtom } from '../../../site/brand'
import { useAnswer } from '../../../site/useAnswer'
import { useGameCards } from '../../../site/useGameCards'
import { useAtomValue } from '../../../state/atoms'
import { GameCard, gameLaneWidths, Icon, Lane } from '../../../ui'
import { LaneTitle } from '../lanes/lane.styles'
import { Section } from '../parts/wide'

const most = 12
/** Milliseconds: members play between two looks at home. */
const staleTime = 5_000

/** What the member played last, newest first, as the platform keeps it; nothing where it keeps nothing. */
export default function ContinuePlaying() {
  const { t } = useTranslation()
  const { games: vendors, layout } = useAtomValue(brandAtom)
  const cardOf = useGameCards()
  const { data } = useAnswer(getRecentGames, {}, { staleTime })
  const games = readGames(data?.content ?? []).slice(0, most)
  if (games.length === 0) return null
  return (
    <Section>
      <Lane
        title={
          <LaneTitle>
            <Icon name="history" size={22} />
            {t('home.continue.title')}
          </LaneTitle>
        }
        items={games}
        itemKey={({ nodeId }) => nodeId}
        itemWidth={gameLaneWidths[layout.card]}
        labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
        renderItem={(game) => (
          <GameCard {...cardOf(game, shownCategory(game.gameCategory ?? 'RNG', game.vassalage, vendors))} />
        )}
      />
    </Section>
  )
}
