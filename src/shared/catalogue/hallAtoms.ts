import { askedCategory, shownCategory } from '../../engine/shownCategory'
import { languageAtom } from '../../i18n/language'
import { clientAtom } from '../../session/client'
import { brandAtom } from '../../site/brand'
import { atom } from '../../state/atoms'
import { getGames } from '../gameList/calls'
import { HallStore } from './HallStore'

/** Category of the hall on the platform. */
export const hallCategory = 'RNG'

/** One store a category and language for the whole visit. */
const storesAtom = atom(new Map<string, HallStore>())

/** The whole list of a category as it is shown. */
export const storeOf = (category: string) =>
  atom((get) => {
    const client = get(clientAtom)
    const { tag } = get(languageAtom)
    const { games: vendors } = get(brandAtom)
    const gameCategory = askedCategory(category)
    const ask = (question: { readonly page: number; readonly pageSize: number }) =>
      client(getGames, { query: { gameCategory, ...question } })
    const stores = get(storesAtom)
    const key = `${category} ${tag}`
    const store =
      stores.get(key) ??
      new HallStore(
        ask,
        undefined,
        (game) => shownCategory(game.gameCategory ?? category, game.vassalage, vendors) === category,
      )
    store.askAs(ask)
    stores.set(key, store)
    return store
  })

export const hallStoreAtom = storeOf(hallCategory)
