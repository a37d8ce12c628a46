import type { LaunchRequest } from '../../../contract/launch-request'
import type { LaunchResponse } from '../../../contract/launch-response'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { touchRecent } from '../store/favourites'
import { findGame, findVendorGame } from '../store/games'
import { issueTicket } from '../store/tickets'
import { offeredVendors } from '../store/vendors'

const isLaunchRequest = (sent: unknown): sent is LaunchRequest => validate('launch-request', sent).length === 0

/** Numbers of the request, which a query carries as text. */
const figures = new Set(['accountType', 'confirmTrans', 'clientType'])

/** Answers the address of the demo game: a ticket in it opens the game once. */
export function launchGame({ platform, merchant, account, query, body, language }: MemberCall): Answer {
  const sent =
    body ?? Object.fromEntries([...query].map(([name, value]) => [name, figures.has(name) ? Number(value) : value]))
  if (!isLaunchRequest(sent)) {
    return refuseFields(
      Object.fromEntries(
        validate('launch-request', sent).map(({ instancePath, message }) => [
          instancePath.slice(1) || 'body',
          message ?? 'type',
        ]),
      ),
    )
  }
  if (sent.merchantCode !== merchant.code) return refuse('merchant.invalid')
  if (sent.username.toLowerCase() !== account.username) return refuseFields({ username: 'other account' })
  if (!offeredVendors(merchant).includes(sent.vassalage)) return refuse('function.not.available')
  if (merchant.inMaintenance.includes(sent.vassalage)) return refuse('game.maintenance')

  const { database, now } = platform
  const named = sent.nodeId !== undefined || sent.gameId !== undefined
  const game =
    sent.nodeId !== undefined
      ? findGame(database, sent.nodeId, { language })
      : findVendorGame(database, sent.vassalage, sent.gameId ?? '', { language })
  if (named && game?.vassalage !== sent.vassalage)
    return refuseFields({ [sent.nodeId === undefined ? 'gameId' : 'nodeId']: 'unknown' })
  if (game) touchRecent(database, account.id, game.nodeId, now())
  const ticket = issueTicket(
    database,
    { accountId: account.id, nodeId: game?.nodeId, vassalage: sent.vassalage, language: sent.language },
    now(),
  )
  const value: LaunchResponse = { game_url: `/sandbox/play?ticket=${ticket}` }
  return ok(value)
}
