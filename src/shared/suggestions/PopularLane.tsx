import { useTranslation } from '../../i18n/translate'
import { gamesByCategoryAtom } from '../../site/games'
import { useAtomValue } from '../../state/atoms'
import { GamesLane } from './GamesLane'
import { popularOf } from './suggest'

/** What others play, for who has played nothing yet: games that the platform recommends, none of which says so itself. */
export function PopularLane() {
  const { t } = useTranslation()
  const games = popularOf(useAtomValue(gamesByCategoryAtom))
  if (games.length === 0) return null
  return <GamesLane title={t('suggestions.popular')} icon="flame" games={games} eager={6} />
}
