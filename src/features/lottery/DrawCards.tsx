import type { LotteryGame } from '../../contract/lottery-game'
import { Skeleton } from '../../ui'
import { DrawCard, type DrawCardProps } from './DrawCard'
import { Cards } from './lottery.styles'

interface Props extends Omit<DrawCardProps, 'game'> {
  readonly games: readonly LotteryGame[]
  /** Places for cards that are on their way. */
  readonly waiting?: number
}

export function DrawCards({ games, clock, path, category, waiting = 0 }: Props) {
  return (
    <Cards>
      {games.map((game) => (
        <li key={game.gameCode}>
          <DrawCard game={game} clock={clock} path={path} category={category} />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, place) => (
        // by its place among all: a card takes the place of one, and moves none
        <li key={games.length + place} aria-hidden="true">
          <Skeleton height={196} radius="var(--radius-l)" />
        </li>
      ))}
    </Cards>
  )
}
