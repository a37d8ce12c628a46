import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ListedGame } from '../../contract/listed-game'
import { useTranslation } from '../../i18n/translate'
import { suggestionsAtom } from '../../shared/suggestions/choice'
import { GamesLane } from '../../shared/suggestions/GamesLane'
import { messages } from '../../shared/suggestions/messages'
import { fewest, gamesLike } from '../../shared/suggestions/suggest'
import { usePlayed } from '../../shared/suggestions/usePlayed'
import { categoryAt } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { SuggestedPlace, SuggestedSkeleton } from './SuggestedPlace'
import { useCandidates } from './useCandidates'

/** Games like the one that was played last: on the page of a category, of that category. */
export default withMessages(messages, function BecauseYouPlayed() {
  const wanted = useAtomValue(suggestionsAtom)
  const category = categoryAt(useLocation().pathname)
  const { games, isPending } = usePlayed(category)
  const last = games.find(({ gameCategory }) => gameCategory !== undefined)
  if (!wanted || (!isPending && last === undefined)) return null
  return <SuggestedPlace lane={last && (() => <Like played={last} all={games} />)} />
})

function Like({ played, all }: { readonly played: ListedGame; readonly all: readonly ListedGame[] }) {
  const { t } = useTranslation()
  const { games: candidates, isPending } = useCandidates({ gameCategory: played.gameCategory })
  const games = useMemo(
    () => gamesLike(played, candidates, new Set(all.map(({ nodeId }) => nodeId))),
    [played, candidates, all],
  )
  if (isPending) return <SuggestedSkeleton />
  if (games.length < fewest) return null
  return (
    <GamesLane
      title={t('suggestions.because', { game: played.title })}
      icon="sparkles"
      games={games}
      why={t('suggestions.becauseWhy', { game: played.title })}
    />
  )
}
