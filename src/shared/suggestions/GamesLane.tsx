import styled from 'styled-components'
import { shownCategory } from '../../engine/shownCategory'
import { useTranslation } from '../../i18n/translate'
import { brandAtom } from '../../site/brand'
import { type CardGame, useGameCards } from '../../site/useGameCards'
import { useAtomValue } from '../../state/atoms'
import { GameCard, gameLaneWidths, Icon, type IconName, Lane, media, oneLine } from '../../ui'
import { WhyThese } from './WhyThese'

interface GamesLaneProps {
  readonly title: string
  readonly icon: IconName
  readonly games: readonly (CardGame & { readonly gameCategory?: string | undefined })[]
  /** How these games were found; without it they are the same for everybody. */
  readonly why?: string
  /** Cards whose pictures are asked for at once. */
  readonly eager?: number
  /** In columns that agree with a grid below, instead of a width of its own. */
  readonly byColumns?: boolean
}

/** Cards of games beside each other, and beside the title how they were found. */
export function GamesLane({ title, icon, games, why, eager = 0, byColumns = false }: GamesLaneProps) {
  const { t } = useTranslation()
  const { games: vendors, layout } = useAtomValue(brandAtom)
  const cardOf = useGameCards()
  return (
    <Lane
      title={
        <Title>
          <Icon name={icon} size={22} />
          <bdi title={title}>{title}</bdi>
        </Title>
      }
      action={why === undefined ? null : <WhyThese title={title} text={why} />}
      items={games}
      itemKey={({ nodeId }) => nodeId}
      {...(byColumns ? { size: layout.card } : { itemWidth: gameLaneWidths[layout.card] })}
      labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
      renderItem={(game, place) => (
        <GameCard
          {...cardOf(game, shownCategory(game.gameCategory ?? 'RNG', game.vassalage, vendors))}
          eager={place < eager}
        />
      )}
    />
  )
}

/**
 * The name of a game can be long: one line, so that a lane is as high as the place that was kept for it. The whole of it
 * stands behind the press that says how these games were found.
 */
const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;

  svg {
    flex: none;
    color: var(--accent-text);
  }
  > bdi {
    ${oneLine}
  }

  @media ${media.phone} {
    font-size: var(--fs-lg);
  }
`
