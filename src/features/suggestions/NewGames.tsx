import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { suggestionsAtom } from '../../shared/suggestions/choice'
import { GamesLane } from '../../shared/suggestions/GamesLane'
import { messages } from '../../shared/suggestions/messages'
import { fewest, newGamesOf, vendorsOf } from '../../shared/suggestions/suggest'
import { useFavourites, usePlayed } from '../../shared/suggestions/usePlayed'
import { categoryAt } from '../../site/paths'
import { withMessages } from '../../site/withMessages'
import { useAtomValue } from '../../state/atoms'
import { SuggestedPlace, SuggestedSkeleton } from './SuggestedPlace'
import { useVendorGames, type VendorList } from './useCandidates'

/** New games of the providers that the member plays: on the page of a category, of that category. */
export default withMessages(messages, function NewGames() {
  const wanted = useAtomValue(suggestionsAtom)
  const category = categoryAt(useLocation().pathname)
  const played = usePlayed(category)
  const favourites = useFavourites(category)
  const known = useMemo(() => [...played.games, ...favourites.games], [played.games, favourites.games])
  const lists = useMemo(
    () =>
      vendorsOf(played.games, favourites.games).flatMap((vassalage): VendorList[] => {
        const of = known.find((game) => game.vassalage === vassalage && game.gameCategory !== undefined)
        return of?.gameCategory === undefined ? [] : [{ vassalage, gameCategory: of.gameCategory }]
      }),
    [known, played.games, favourites.games],
  )
  const waits = played.isPending || favourites.isPending
  if (!wanted || (!waits && lists.length === 0)) return null
  return <SuggestedPlace lane={waits ? undefined : () => <OfVendors lists={lists} known={known} />} />
})

interface OfVendorsProps {
  readonly lists: readonly VendorList[]
  readonly known: readonly { readonly nodeId: string }[]
}

function OfVendors({ lists, known }: OfVendorsProps) {
  const { t } = useTranslation()
  const { games: candidates, isPending } = useVendorGames(lists)
  const games = useMemo(() => {
    const vendors = lists.map(({ vassalage }) => vassalage)
    return newGamesOf(vendors, candidates, new Set(known.map(({ nodeId }) => nodeId)))
  }, [lists, candidates, known])
  if (isPending) return <SuggestedSkeleton />
  if (games.length < fewest) return null
  return <GamesLane title={t('suggestions.new')} icon="rocket" games={games} why={t('suggestions.newWhy')} />
}
