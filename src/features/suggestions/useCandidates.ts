import { useMemo } from 'react'
import type { ListedGame } from '../../contract/listed-game'
import { getGames } from '../../shared/gameList/calls'
import { readGames } from '../../shared/gameList/readGames'
import { answerAtom } from '../../site/answers'
import { useAnswer } from '../../site/useAnswer'
import { atom, useAtomValue } from '../../state/atoms'

interface Candidates {
  readonly games: readonly ListedGame[]
  readonly isPending: boolean
}

/** As the pages of categories ask: what was fetched there is at hand. */
const pageSize = 48

/** The most played games of the platform's category. */
export function useCandidates({ gameCategory }: { readonly gameCategory: string | undefined }): Candidates {
  const { data, isPending } = useAnswer(getGames, { gameCategory, page: 1, pageSize })
  const games = useMemo(() => readGames(data?.content ?? []), [data])
  return { games, isPending }
}

/** New games stand anywhere in a provider's list: so many of each are looked through. */
const ofVendor = 200

export interface VendorList {
  readonly vassalage: string
  /** The platform's. */
  readonly gameCategory: string
}

/** Games of some providers, of the category that is played of each. A list that fails is left out. */
export function useVendorGames(lists: readonly VendorList[]): Candidates {
  const text = JSON.stringify(lists.map(({ vassalage, gameCategory }) => [gameCategory, vassalage]))
  const listAtom = useMemo(() => {
    const asked = (JSON.parse(text) as readonly [string, string][]).map(([gameCategory, vassalage]) =>
      answerAtom(getGames, { query: () => ({ gameCategory, vassalage, page: 1, pageSize: ofVendor }) }),
    )
    return atom((get): Candidates => {
      const answers = asked.map((one) => get(one))
      return {
        games: answers.flatMap(({ data }) => readGames(data?.content ?? [])),
        isPending: answers.some(({ isPending }) => isPending),
      }
    })
  }, [text])
  return useAtomValue(listAtom)
}
