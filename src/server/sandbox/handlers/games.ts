import { type Answer, ok, refuseFields } from '../answer'
import type { Call, MemberCall } from '../call'
import { addFavourite, favouriteIds, removeFavourite } from '../store/favourites'
import * as store from '../store/games'
import { offer, offeredVendors, vendorLanes } from '../store/vendors'

const reader = ({ language, account, merchant }: Call): store.GameReader => ({
  language,
  accountId: account?.id,
  merchant: merchant.code,
})

/** A parameter that is there and says something: an empty one means any. */
const word = ({ query }: Call, name: string): string | undefined => query.get(name) || undefined

const filter = (call: Call): store.GameFilter => ({
  vendors: offeredVendors(call.merchant),
  category: word(call, 'gameCategory'),
  vassalage: word(call, 'vassalage'),
  gameType: word(call, 'gameType'),
  keyword: word(call, 'keyword'),
})

function whole(call: Call, name: string, usual: number, most: number): number {
  const value = Number(word(call, name) ?? usual)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : usual
}

export const gameVendors = ({ platform, merchant }: Call): Answer => ok(vendorLanes(platform.database, merchant))

/** So many of each category where all are asked for, and of one that is named. */
const hotInEach = 14
const hotInOne = 24

export function hotGames(call: Call): Answer {
  const { platform, merchant } = call
  const asked = filter(call)
  if (asked.category !== undefined || asked.vassalage !== undefined) {
    return ok({ list: store.hotGames(platform.database, asked, reader(call), hotInOne) })
  }
  return ok({ list: store.hotLanes(platform.database, offer(merchant), reader(call), hotInEach) })
}

/** A page of the catalogue: `page` from 1, `pageSize` up to 500. */
export function gameList(call: Call): Answer {
  const page = whole(call, 'page', 1, 100_000)
  const pageSize = whole(call, 'pageSize', 24, 500)
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const { games, total } = store.listGames(call.platform.database, filter(call), reader(call), range)
  return ok({ content: games, page, pageSize, total, pageCount: Math.ceil(total / pageSize) })
}

export const gameTypes = (call: Call): Answer => ok(store.gameTypes(call.platform.database, filter(call)))

/** The most popular games of the merchant, or of one category. */
export function rankList(call: Call): Answer {
  const range = { offset: 0, limit: whole(call, 'count', 10, 50) }
  return ok({ list: store.listGames(call.platform.database, filter(call), reader(call), range).games })
}

export const favouriteGames = ({ platform, account }: MemberCall): Answer =>
  ok(favouriteIds(platform.database, account.id))

export const favouriteList = (call: MemberCall): Answer =>
  ok({ content: store.gamesOf(call.platform.database, 'favourite', call.account.id, reader(call)) })

export const recentGames = (call: MemberCall): Answer =>
  ok({ content: store.gamesOf(call.platform.database, 'recentGame', call.account.id, reader(call)) })

export function addFavouriteGame(call: MemberCall): Answer {
  const { platform, account } = call
  const nodeId = readNodeId(call)
  if (nodeId === undefined || !store.findGame(platform.database, nodeId, reader(call)))
    return refuseFields({ nodeId: 'unknown' })
  addFavourite(platform.database, account.id, nodeId, platform.now())
  return ok(favouriteIds(platform.database, account.id))
}

export function removeFavouriteGame(call: MemberCall): Answer {
  const { platform, account } = call
  const nodeId = readNodeId(call)
  if (nodeId === undefined) return refuseFields({ nodeId: 'required' })
  removeFavourite(platform.database, account.id, nodeId)
  return ok(favouriteIds(platform.database, account.id))
}

function readNodeId({ query, body }: MemberCall): string | undefined {
  const sent = typeof body === 'object' && body !== null && 'nodeId' in body ? body.nodeId : query.get('nodeId')
  const text = typeof sent === 'number' ? String(sent) : sent
  return typeof text === 'string' && /^[0-9]{1,9}$/.test(text) ? text : undefined
}
