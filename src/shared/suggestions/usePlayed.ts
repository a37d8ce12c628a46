import { useMemo } from 'react'
import { shownCategory } from '../../engine/shownCategory'
import { brandAtom } from '../../site/brand'
import { type Atom, useAtomValue } from '../../state/atoms'
import { favouritesAtom, type OwnGames, playedAtom } from './tasteAtoms'

/** What the member played, newest first: of a category as it is shown, or of all of them. */
export const usePlayed = (category: string | undefined): OwnGames => useOwn(playedAtom, category)

export const useFavourites = (category: string | undefined): OwnGames => useOwn(favouritesAtom, category)

function useOwn(own: Atom<OwnGames>, category: string | undefined): OwnGames {
  const { games: vendors } = useAtomValue(brandAtom)
  const { games, isPending } = useAtomValue(own)
  return useMemo(
    () => ({
      isPending,
      games: games.filter(
        ({ gameCategory, vassalage }) =>
          category === undefined ||
          (gameCategory !== undefined && shownCategory(gameCategory, vassalage, vendors) === category),
      ),
    }),
    [games, isPending, category, vendors],
  )
}
