import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { GameLaneSkeleton } from '../../ui'
import { GamesLane } from './GamesLane'
import { messages } from './messages'
import { laneSize } from './suggest'
import { usePlayed } from './usePlayed'

interface ContinueLaneProps {
  /** As it is shown; of all of them where none is named. */
  readonly category?: string
  /** A lane of the same size that stands there for who has played nothing yet. */
  readonly otherwise: ReactNode
}

/** What the member played last. Its place is kept from the first paint on: what stands below never moves. */
export default withMessages(messages, function ContinueLane({ category, otherwise }: ContinueLaneProps) {
  const { t } = useTranslation()
  const { card } = useAtomValue(brandAtom).layout
  const { games, isPending } = usePlayed(category)
  if (isPending) return <GameLaneSkeleton variant={card} byColumns={category !== undefined} />
  if (games.length === 0) return otherwise
  return (
    <GamesLane
      title={t('home.continue.title')}
      icon="history"
      games={games.slice(0, laneSize)}
      why={t('suggestions.continueWhy')}
      eager={6}
      byColumns={category !== undefined}
    />
  )
})
