import type { Game } from '../../contract/hot-games'
import type { Item } from '../../engine/site'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { useLabel } from '../../site/Slot'
import { useGameCards } from '../../site/useGameCards'
import { GameCard, type GameCardVariant, gameLaneWidths, Icon, Lane, TextLink } from '../../ui'
import { LaneTitle } from './LaneTitle'

interface Props {
  readonly category: Item<'header.category'>
  readonly games: readonly Game[]
  readonly variant: GameCardVariant
  /** Cards drawn at first; the next come before the row is scrolled to them. */
  readonly initial: number
}

/** Games of one category, with the way to all of them. */
export function CategoryLane({ category: { icon, label, props }, games, variant, initial }: Props) {
  const { t } = useTranslation()
  const name = useLabel()(label)
  const cardOf = useGameCards()
  return (
    <Lane
      title={
        <LaneTitle>
          {icon === undefined ? null : <Icon name={icon} size={22} />}
          {name}
        </LaneTitle>
      }
      action={
        <TextLink
          as={Link}
          to={props.path}
          iconEnd="chevron-right"
          aria-label={t('home.lanes.allOf', { category: name })}
        >
          {t('home.lanes.all')}
        </TextLink>
      }
      items={games}
      itemKey={({ nodeId }) => nodeId}
      itemWidth={gameLaneWidths[variant]}
      initial={initial}
      labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
      renderItem={(game) => <GameCard {...cardOf(game, props.category)} variant={variant} />}
    />
  )
}
