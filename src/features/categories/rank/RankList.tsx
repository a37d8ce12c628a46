import { useTranslation } from '../../../i18n/translate'
import { useLocation } from 'react-router'
import { askedCategory, shownCategory } from '../../../engine/shownCategory'
import { brandAtom } from '../../../site/brand'
import { categoryAt } from '../../../site/paths'
import { useAnswer } from '../../../site/useAnswer'
import { useGameCards } from '../../../site/useGameCards'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Icon, Panel } from '../../../ui'
import { getRankList } from '../../../shared/gameList/calls'
import { readGames } from '../../../shared/gameList/readGames'
import { messages } from '../../../shared/category/messages'
import { Board, BoardRow } from '../../../shared/lists/board.styles'
import { Names, Place, Play } from './rank.styles'

/** Places of the list; a few more are asked for, since some may stand under another category. */
const places = 8
const asked = 50

/** What is played most of the category that is seen, as the platform tells it; nothing where it tells nothing. */
export default withMessages(messages, function RankList() {
  const category = categoryAt(useLocation().pathname)
  return category === undefined ? null : <CategoryRanks category={category} />
})

function CategoryRanks({ category }: { readonly category: string }) {
  const { t } = useTranslation()
  const { games: vendors } = useAtomValue(brandAtom)
  const cardOf = useGameCards()
  const { data } = useAnswer(getRankList, { gameCategory: askedCategory(category), count: asked })
  const seen = new Set<string>()
  const games = readGames(data?.list ?? []).filter(({ nodeId, gameCategory = category, vassalage }) => {
    const isNew = !seen.has(nodeId) && shownCategory(gameCategory, vassalage, vendors) === category
    seen.add(nodeId)
    return isNew
  })
  if (games.length === 0) return null
  return (
    <Panel title={t('games.rank.title')}>
      <Board>
        {games.slice(0, places).map((game, place) => {
          const { title, vendor, image, onOpen } = cardOf(game, category)
          return (
            <BoardRow key={game.nodeId}>
              <Place>{place + 1}</Place>
              <Avatar name={title} size={40} src={image} />
              <Names>
                <b>{title}</b>
                <small>{vendor}</small>
              </Names>
              <Play type="button" onClick={onOpen} aria-label={t('games.rank.play', { title })}>
                <Icon name="play" size={18} />
              </Play>
            </BoardRow>
          )
        })}
      </Board>
    </Panel>
  )
}
