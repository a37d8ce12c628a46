import { useTranslation } from '../../i18n/translate'
import { gamesByCategoryAtom } from '../../site/games'
import { useSlot } from '../../site/Slot'
import { useGameCards } from '../../site/useGameCards'
import { useAtom, useAtomValue } from '../../state/atoms'
import { Avatar, Chip, Icon, IconButton, ListRow } from '../../ui'
import { recentSearchesAtom } from './recent'
import { Chips, Group, Head, Rows, Title } from './search.styles'

const most = 6

/** Before anything is typed: what was searched for before, and the first hot game of each category. */
export function Start({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useTranslation()
  const [recent, remember] = useAtom(recentSearchesAtom)
  const categories = useSlot('header.category')
  const games = useAtomValue(gamesByCategoryAtom)
  const cardOf = useGameCards()
  const popular = categories
    .flatMap(({ link, props: { category } }) => {
      const game = link === undefined ? games.get(category)?.find(({ isHot }) => isHot === 1) : undefined
      return game === undefined ? [] : [{ game, category }]
    })
    .slice(0, most)
  return (
    <>
      {recent.length === 0 ? null : (
        <Group>
          <Head>
            <Title>{t('search.recent')}</Title>
            <IconButton icon="trash-2" label={t('search.forget')} onClick={() => remember(undefined)} />
          </Head>
          <Chips>
            {recent.map((text) => (
              <li key={text}>
                <Chip onClick={() => onChoose(text)}>
                  <Icon name="history" size={16} />
                  {text}
                </Chip>
              </li>
            ))}
          </Chips>
        </Group>
      )}
      {popular.length === 0 ? null : (
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
      )}
    </>
  )
}
