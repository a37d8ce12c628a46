import { useTranslation } from '../../i18n/translate'
import type { Game } from '../../contract/hot-games'
import { useGameCards } from '../../site/useGameCards'
import { GameCard, Lane } from '../../ui'
import { useCardVariant } from './useCardVariant'

/** What the platform recommends of a category, in its order; the hot mark is the platform's too (spec §3, lanes). */
export function Recommended({ games, category }: { readonly games: readonly Game[]; readonly category: string }) {
  const { t } = useTranslation()
  const cardOf = useGameCards()
  const variant = useCardVariant()
  return (
    <Lane
      title={t('games.page.recommended')}
      items={games}
      itemKey={({ nodeId }) => nodeId}
      size={variant}
      labels={{ previous: t('games.page.previous'), next: t('games.page.next') }}
      renderItem={(game, place) => <GameCard {...cardOf(game, category)} variant={variant} eager={place < 6} />}
    />
  )
}
