import { useAtomValue } from '../../../state/atoms'
import { brandAtom } from '../../../site/brand'
import { GameLaneSkeleton } from '../../../ui'
import { Lanes } from './lane.styles'

/** Three lanes of the final size. */
export function HotLanesSkeleton() {
  const { card } = useAtomValue(brandAtom).layout
  return (
    <Lanes aria-hidden="true">
      {Array.from({ length: 3 }, (_, lane) => (
        <GameLaneSkeleton key={lane} variant={card} />
      ))}
    </Lanes>
  )
}
