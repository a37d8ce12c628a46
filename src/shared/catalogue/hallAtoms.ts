import { languageAtom } from '../../i18n/language'
import { clientAtom } from '../../session/client'
import { atom } from '../../state/atoms'
import { getGames } from '../gameList/calls'
import { HallStore } from './HallStore'

/** Category of the hall on the platform. */
export const hallCategory = 'RNG'

/** One store a language for the whole visit. */
const storesAtom = atom(new Map<string, HallStore>())

export const hallStoreAtom = atom((get) => {
  const client = get(clientAtom)
  const { tag } = get(languageAtom)
  const ask = (question: { readonly page: number; readonly pageSize: number }) =>
    client(getGames, { query: { gameCategory: hallCategory, ...question } })
  const stores = get(storesAtom)
  const store = stores.get(tag) ?? new HallStore(ask)
  store.askAs(ask)
  stores.set(tag, store)
  return store
})
