import { type CardGame, useGameCards } from '../../site/useGameCards'
import { GameCard, GameCardSkeleton } from '../../ui'
import { Grid } from '../../shared/category/category.styles'
import { useCardVariant } from './useCardVariant'

/** Cards whose pictures are asked for at once. */
const firstView = 6

interface Props {
  readonly games: readonly CardGame[]
  readonly category: string
  /** Places for cards that are on their way. */
  readonly waiting?: number
}

export function GameGrid({ games, category, waiting = 0 }: Props) {
  const cardOf = useGameCards()
  const variant = useCardVariant()
  return (
    <Grid $variant={variant}>
      {games.map((game, place) => (
        <li key={game.nodeId}>
          <GameCard {...cardOf(game, category)} variant={variant} eager={place < firstView} />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, place) => (
        // by its place: one that is filled leaves the others where they are
        <li key={`place ${games.length + place}`} aria-hidden="true">
          <GameCardSkeleton variant={variant} />
        </li>
      ))}
    </Grid>
  )
}
