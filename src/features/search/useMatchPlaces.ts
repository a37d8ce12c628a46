import { useMemo } from 'react'
import { matchPath } from '../../shared/matches/matchPath'
import { useBooks } from '../../shared/matches/useBooks'
import { useMatches } from '../../shared/matches/useMatches'
import { matches } from '../../shared/help/matches'
import { isolatedWords } from '../../i18n/isolated'
import { vendorsByCategoryAtom } from '../../site/vendors'
import { useAtomValue } from '../../state/atoms'
import type { Place } from './usePlaces'

const most = 5

/** Matches in play and soon of the books that stand here, by their teams and leagues. */
export function useMatchPlaces(words: readonly string[]): readonly Place[] {
  const { data } = useMatches()
  const { codes } = useBooks(useAtomValue(vendorsByCategoryAtom)('SPORTS'))
  return useMemo(() => {
    if (words.length === 0) return []
    const found = (data?.leagues ?? []).flatMap(({ name, sportName, matches: played }) =>
      played.flatMap((match) => {
        const { home, away, vassalage, matchId } = match
        const isFound = codes.includes(vassalage) && matches(`${home.name} ${away.name} ${name} ${sportName}`, words)
        const place: Place = {
          id: `${vassalage} ${matchId}`,
          title: `${isolatedWords(home.name)} – ${isolatedWords(away.name)}`,
          text: name,
          icon: 'goal',
          to: matchPath(match),
          needsLogin: true,
        }
        return isFound ? [[place.id, place] as const] : []
      }),
    )
    return [...new Map(found).values()].slice(0, most)
  }, [data, codes, words])
}
