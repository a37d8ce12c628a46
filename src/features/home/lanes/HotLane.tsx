import { useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { Link } from 'react-router'
import { useLabel } from '../../../site/Slot'
import { useGameCards } from '../../../site/useGameCards'
import { GameCard, type GameCardVariant, gameLaneWidths, Icon, isIconName, Lane, TextLink } from '../../../ui'
import { useInView } from '../../../ui/hooks/useInView'
import type { HotLane as HotLaneData } from './arrangeLanes'
import { LaneBox, LaneTitle } from './lane.styles'

/** Further than browsers begin to draw what `content-visibility` left out, so that a lane never stands empty. */
const margin = 500
const none: readonly never[] = []

/** Cards of about 150 CSS pixels that fill a row of the screen, and half of another. */
const firstCards = Math.ceil((1.5 * screen.width) / 150)

interface Props {
  readonly lane: HotLaneData
  /** Instead of the card of the brand's layout. */
  readonly variant: GameCardVariant | undefined
  /** The others have their title at once and their cards when they come near. */
  readonly inFirstView: boolean
}

export function HotLane({ lane: { category, games }, variant, inFirstView }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const near = useInView(box, margin) || inFirstView
  const { t } = useTranslation()
  const label = useLabel()
  const cardOf = useGameCards()
  const cards = games.map((game) => ({ id: game.nodeId, props: cardOf(game, category.props.category) }))
  const shown = variant ?? cards[0]?.props.variant ?? 'cover'
  const name = label(category.label)
  return (
    <LaneBox ref={box} $variant={shown} data-waits={!near}>
      <Lane
        title={
          <LaneTitle>
            {category.icon !== undefined && isIconName(category.icon) ? <Icon name={category.icon} size={22} /> : null}
            {name}
          </LaneTitle>
        }
        action={
          <TextLink
            as={Link}
            to={category.props.path}
            iconEnd="chevron-right"
            aria-label={t('home.lanes.allOf', { category: name })}
          >
            {t('home.lanes.all')}
          </TextLink>
        }
        items={near ? cards : none}
        itemKey={({ id }) => id}
        itemWidth={gameLaneWidths[shown]}
        initial={firstCards}
        labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
        renderItem={({ props }) => <GameCard {...props} variant={shown} />}
      />
    </LaneBox>
  )
}
