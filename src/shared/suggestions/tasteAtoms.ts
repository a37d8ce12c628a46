import type { ListedGame } from '../../contract/listed-game'
import { roleOf } from '../../engine/facts'
import { sessionAtom } from '../../session/session'
import { answerAtom, type Shown } from '../../site/answers'
import { brandAtom } from '../../site/brand'
import { isOnAtom, viewerAtom } from '../../site/site'
import { atom } from '../../state/atoms'
import { getFavouriteGames, getRecentGames } from '../gameList/calls'
import { readGames } from '../gameList/readGames'
import { suggestionsAtom } from './choice'

/** Milliseconds: members play between two looks at a lane. */
const staleTime = 5_000

const recentAnswerAtom = answerAtom(getRecentGames, { staleTime })
const favouritesAnswerAtom = answerAtom(getFavouriteGames, { staleTime })

export interface OwnGames {
  readonly games: readonly ListedGame[]
  readonly isPending: boolean
}

const none: OwnGames = { games: [], isPending: false }
const gamesOf = ({ data, isPending }: Shown<{ readonly content: readonly unknown[] }>): OwnGames => ({
  games: readGames(data?.content ?? []),
  isPending,
})

/** A member who wants no suggestions is asked nothing about. */
const mayAskAtom = atom((get) => get(suggestionsAtom) && get(sessionAtom).state === 'signed-in')

/** What the member played, newest first, as the platform keeps it; nothing where it keeps nothing. */
export const playedAtom = atom((get): OwnGames =>
  get(mayAskAtom) && get(isOnAtom)('GAMELOREC3') ? gamesOf(get(recentAnswerAtom)) : none,
)

export const favouritesAtom = atom((get): OwnGames =>
  get(mayAskAtom) && get(isOnAtom)('GAMELOFAV3') ? gamesOf(get(favouritesAnswerAtom)) : none,
)

/** Whether the platform keeps what this member played, and the member wants it shown. */
export const suggestsContinueAtom = atom((get) => {
  const { isAgent } = get(viewerAtom)
  const role = roleOf(isAgent, get(brandAtom))
  return get(suggestionsAtom) && (role === 'member' || role === 'agent') && get(isOnAtom)('GAMELOREC3')
})
