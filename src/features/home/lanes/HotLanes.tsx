import { useAtomValue } from '../../../state/atoms'
import { useMemo } from 'react'
import { gamesByCategoryAtom } from '../../../site/games'
import { hotGamesAtom } from '../../../site/platformAnswers'
import { type SlotComponentProps, useSlot } from '../../../site/Slot'
import { arrangeLanes } from './arrangeLanes'
import { cardVariant } from './cardVariant'
import { HotLane } from './HotLane'
import { HotLanesSkeleton } from './HotLanesSkeleton'
import { Lanes } from './lane.styles'

/** Lanes that stand above the fold on any screen. */
const firstLanes = 2

/** What the platform recommends, a lane for each category (spec §3, lanes of categories). */
export default function HotLanes({ item }: SlotComponentProps<'home.section'>) {
  const { isPending, error } = useAtomValue(hotGamesAtom)
  const games = useAtomValue(gamesByCategoryAtom)
  const categories = useSlot('header.category')
  const sections = useSlot('home.section')
  const lanes = useMemo(() => {
    const shownElsewhere = new Set(sections.flatMap(({ props: { laneOf = [] } }) => laneOf))
    return arrangeLanes(categories, games, shownElsewhere)
  }, [categories, games, sections])
  if (isPending) return <HotLanesSkeleton />
  // the page says it, once for all that needs games
  if (error || lanes.length === 0) return null
  return (
    <Lanes>
      {lanes.map((lane, index) => (
        <HotLane
          key={lane.category.id}
          lane={lane}
          inFirstView={index < firstLanes}
          variant={cardVariant(item.variant)}
        />
      ))}
    </Lanes>
  )
}
