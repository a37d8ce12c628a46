import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { gamesByCategoryAtom } from '../../site/games'
import { useGameCards } from '../../site/useGameCards'
import { useAtomValue } from '../../state/atoms'
import { Button, GameCard, gameLaneWidths, Lane, TextLink } from '../../ui'
import { useGamesOf } from './useGamesOf'

const variant = 'cover'

/** Games of the category that the promotion is about; where there are none to show, the way to the category. */
export function PromotionGames({ category: type }: { readonly category: string | undefined }) {
  const { t } = useTranslation()
  const cardOf = useGameCards()
  const of = useGamesOf(type)
  const games = useAtomValue(gamesByCategoryAtom).get(of?.category ?? '') ?? []
  if (!of) return null
  const { category, name, path } = of
  if (games.length === 0)
    return (
      <div>
        <Button as={Link} to={path} iconEnd="chevron-right">
          {t('promotions.games.all', { category: name })}
        </Button>
      </div>
    )
  return (
    <Lane
      title={t('promotions.games.title', { category: name })}
      action={
        <TextLink
          as={Link}
          to={path}
          iconEnd="chevron-right"
          aria-label={t('promotions.games.all', { category: name })}
        >
          {t('promotions.games.allShort')}
        </TextLink>
      }
      items={games}
      itemKey={({ nodeId }) => nodeId}
      itemWidth={gameLaneWidths[variant]}
      labels={{ previous: t('promotions.games.previous'), next: t('promotions.games.next') }}
      renderItem={(game) => <GameCard {...cardOf(game, category)} variant={variant} />}
    />
  )
}
