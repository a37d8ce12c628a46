import { useTranslation } from '../../i18n/translate'
import { gamesByCategoryAtom } from '../../site/games'
import { useSlot } from '../../site/Slot'
import { useGameCards } from '../../site/useGameCards'
import { useAtomValue } from '../../state/atoms'
import { GameRow } from './GameRow'
import { Group, Rows, Title } from './search.styles'

const most = 6

/** The first hot game of each category. */
export function Popular() {
  const { t } = useTranslation()
  const categories = useSlot('header.category')
  const games = useAtomValue(gamesByCategoryAtom)
  const cardOf = useGameCards()
  const popular = categories
    .flatMap(({ link, props: { category } }) => {
      const game = link === undefined ? games.get(category)?.find(({ isHot }) => isHot === 1) : undefined
      return game === undefined ? [] : [{ game, category }]
    })
    .slice(0, most)
  if (popular.length === 0) return null
  return (
    <Group>
      <Title>{t('search.popular')}</Title>
      <Rows>
        {popular.map(({ game, category }) => {
          const card = cardOf(game, category)
          return <GameRow key={game.nodeId} card={card} onOpen={card.onOpen} />
        })}
      </Rows>
    </Group>
  )
}
