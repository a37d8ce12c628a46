import { useTranslation } from '../../i18n/translate'
import { hotGamesAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { GamesLane } from './GamesLane'
import { laneSize } from './suggest'

/** What others play, for who has played nothing yet: the platform's hot games, those that it marks first. */
export function PopularLane() {
  const { t } = useTranslation()
  const list = useAtomValue(hotGamesAtom).data?.list ?? []
  const once = [...new Map(list.map((game) => [game.nodeId, game])).values()]
  const games = [...once.filter(({ isHot }) => isHot === 1), ...once.filter(({ isHot }) => isHot !== 1)]
  if (games.length === 0) return null
  return <GamesLane title={t('suggestions.popular')} icon="flame" games={games.slice(0, laneSize)} eager={6} />
}
