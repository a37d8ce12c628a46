import { useTranslation } from 'react-i18next'
import type { Game } from '../../../contract/hot-games'
import { useGameCards } from '../../../site/useGameCards'
import { EmptyState, GameCard } from '../../../ui'
import { Grid } from './categoryLooks'

/** Cards whose pictures are asked for at once. */
const firstView = 6

export function GameGrid({ games, category }: { games: readonly Game[]; category: string }) {
  const { t } = useTranslation()
  const cardOf = useGameCards()
  const cards = games.map((game) => ({ id: game.nodeId, props: cardOf(game, category) }))
  const variant = cards[0]?.props.variant
  if (variant === undefined) {
    return <EmptyState compact icon="gamepad-2" title={t('games.page.noGames')} text={t('games.page.noGamesText')} />
  }
  return (
    <Grid $variant={variant}>
      {cards.map(({ id, props }, place) => (
        <li key={id}>
          <GameCard {...props} eager={place < firstView} />
        </li>
      ))}
    </Grid>
  )
}
