import type { LotteryGame } from '../../contract/lottery-game'
import { useTranslation } from '../../i18n/translate'
import { Icon, Skeleton } from '../../ui'
import { DrawCard, type DrawCardProps } from './DrawCard'
import { Cards, WayOn } from './lottery.styles'

interface Props extends Omit<DrawCardProps, 'game'> {
  readonly games: readonly LotteryGame[]
  /** Places for cards that are on their way. */
  readonly waiting?: number
  /** The lobby is offered after them. */
  readonly hasLobby?: boolean
}

export function DrawCards({ games, clock, path, category, waiting = 0, hasLobby = false }: Props) {
  const { t } = useTranslation()
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
      {hasLobby ? (
        <li data-rest="">
          <WayOn to={`${path}?view=lobby`}>
            <Icon name="layout-grid" />
            {t('games.lottery.lobby')}
          </WayOn>
        </li>
      ) : null}
    </Cards>
  )
}
