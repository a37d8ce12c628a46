import { brandAtom } from '../../site/brand'
import { gamesByCategoryAtom } from '../../site/games'
import type { Category } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { useAtomValue } from '../../state/atoms'
import { CategoryLane } from './CategoryLane'
import { laneGames } from './laneGames'

/** What the platform recommends of one category; nothing where that is nothing. */
export function RecommendedLane({ of }: { readonly of: Category }) {
  const { card } = useAtomValue(brandAtom).layout
  const games = laneGames(useAtomValue(gamesByCategoryAtom).get(of) ?? [])
  const category = useSlot('header.category').find(({ link, props }) => link === undefined && props.category === of)
  return category === undefined || games.length === 0 ? null : (
    <CategoryLane category={category} games={games} variant={card} />
  )
}
