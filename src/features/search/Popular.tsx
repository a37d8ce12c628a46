import { useTranslation } from '../../i18n/translate'
import { gamesByCategoryAtom } from '../../site/games'
import { useSlot } from '../../site/Slot'
import { useGameCards } from '../../site/useGameCards'
import { useAtomValue } from '../../state/atoms'
import { Avatar, Icon, ListRow } from '../../ui'
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
          const { title, vendor, image, onOpen } = cardOf(game, category)
          return (
            <li key={game.nodeId}>
              <ListRow
                as="button"
                data-result
                title={title}
                text={vendor}
                start={<Avatar name={title} size={44} src={image === '' ? undefined : image} />}
                end={<Icon name="play" size={18} />}
                onClick={onOpen}
              />
            </li>
          )
        })}
      </Rows>
    </Group>
  )
}
