import { clientAtom } from '../../../session/client'
import { sessionAtom } from '../../../session/session'
import { answerAtom } from '../../../site/answers'
import { isOnAtom } from '../../../site/site'
import { atom, type Getter, type Setter } from '../../../state/atoms'
import { addFavourite, getFavouriteIds, removeFavourite } from '../calls'
import { answered, type Favourites, isFavourite, noFavourites, press, shownIds, type Step } from './favourites'

const moduleId = 'GAMELOFAV3'

const listedAtom = answerAtom(getFavouriteIds, { enabled: (get) => get(isOnAtom)(moduleId) })

const accountAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signed-in' ? session.account : undefined
})

/** Hearts belong to whoever set them. */
const keptAtom = atom<{ readonly account: string | undefined; readonly favourites: Favourites }>({
  account: undefined,
  favourites: noFavourites,
})
const favouritesAtom = atom((get) => {
  const kept = get(keptAtom)
  return kept.account === get(accountAtom) ? kept.favourites : noFavourites
})

const listedIdsAtom = atom((get): ReadonlySet<string> => new Set(get(listedAtom).data))

/** The merchant has favourites. */
export const hasFavouritesAtom = atom((get) => get(isOnAtom)(moduleId))

export const isFavouriteAtom = atom((get) => {
  const favourites = get(favouritesAtom)
  const listed = get(listedIdsAtom)
  return (nodeId: string) => isFavourite(favourites, nodeId, listed.has(nodeId))
})

export const favouriteIdsAtom = atom((get) => shownIds(get(favouritesAtom), get(listedAtom).data ?? []))

/**
 * Sets or takes away a heart: seen at once, put back where the platform does not agree. Rejects with the failure
 * then, once for the press that met it.
 */
export const setFavouriteAtom = atom(null, async (get, set, nodeId: string, on: boolean): Promise<void> => {
  const account = get(accountAtom)
  let step = press(get(favouritesAtom), nodeId, on, get(listedIdsAtom).has(nodeId))
  keep(set, account, step)
  while (step.send !== undefined) {
    try {
      await get(clientAtom)(step.send ? addFavourite : removeFavourite, { body: { nodeId } })
    } catch (error) {
      settle(get, set, account, nodeId, false)
      throw error
    }
    step = settle(get, set, account, nodeId, true)
  }
})

function settle(get: Getter, set: Setter, account: string | undefined, nodeId: string, success: boolean): Step {
  // somebody else sits here now
  if (get(accountAtom) !== account) return { favourites: noFavourites }
  const step = answered(get(favouritesAtom), nodeId, success)
  keep(set, account, step)
  return step
}

const keep = (set: Setter, account: string | undefined, { favourites }: Step) => set(keptAtom, { account, favourites })
