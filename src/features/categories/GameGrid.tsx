import type { ReactNode, RefObject } from 'react'
import { Grid, Measured } from '../../shared/category/category.styles'
import { type CardGame, useGameCards } from '../../site/useGameCards'
import { GameCard, GameCardSkeleton } from '../../ui'
import { useCardVariant } from './useCardVariant'

/** Cards whose pictures are asked for at once. */
const firstView = 6

interface Props {
  readonly games: readonly CardGame[]
  readonly category: string
  /** Places for cards that are on their way. */
  readonly waiting?: number
  /** A title as it is shown, where that is not the plain words. */
  readonly shownTitle?: (title: string) => ReactNode
  readonly list?: RefObject<HTMLUListElement | null>
}

export function GameGrid({ games, category, waiting = 0, shownTitle, list }: Props) {
  const cardOf = useGameCards()
  const variant = useCardVariant()
  return (
    <Measured>
      <Grid $variant={variant} ref={list}>
        {games.map((game, place) => (
          <li key={game.nodeId}>
            <GameCard
              {...cardOf(game, category)}
              markedTitle={shownTitle?.(game.title)}
              variant={variant}
              eager={place < firstView}
            />
          </li>
        ))}
        {Array.from({ length: waiting }, (_, place) => (
          // by its place: one that is filled leaves the others where they are
          <li key={`place ${games.length + place}`} aria-hidden="true">
            <GameCardSkeleton variant={variant} />
          </li>
        ))}
      </Grid>
    </Measured>
  )
}
