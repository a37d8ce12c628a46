import { GameCardSkeleton } from '../../ui'
import { WaitGrid } from './hall.styles'
import { useHallCard } from './useHallCard'

/** Where the cards will be. */
export function HallSkeleton() {
  const card = useHallCard()
  return (
    <WaitGrid aria-hidden="true">
      {Array.from({ length: 18 }, (_, place) => (
        <GameCardSkeleton key={place} variant={card} />
      ))}
    </WaitGrid>
  )
}
