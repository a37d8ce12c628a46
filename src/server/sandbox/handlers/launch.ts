import type { LaunchFailure } from '../../../contract/launch-failure'
import type { LaunchRequest } from '../../../contract/launch-request'
import type { LaunchResponse } from '../../../contract/launch-response'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { hour } from '../durations'
import { touchRecent } from '../store/favourites'
import { demoType } from '../store/accounts'
import { isSection, readLottery } from './lotteryLaunch'
import { refusePlay } from './playGuard'
import { isRoom } from './rooms'
import { findGame, findVendorGame, hasDemo } from '../store/games'
import { issueTicket } from '../store/tickets'
import { offeredVendors, walletOf } from '../store/vendors'
import { findMatch } from '../sports/schedule'

const isLaunchRequest = (sent: unknown): sent is LaunchRequest => validate('launch-request', sent).length === 0

/** A vendor is in maintenance for two hours around now. */
export const maintenance = (now: number): LaunchFailure => ({ maintenanceTime: { start: now - hour, end: now + hour } })

/** Answers the address of the demo game: a ticket in it opens the game once. */
export function launchGame(call: MemberCall): Answer {
  const { platform, merchant, account, token, body: sent, language, site } = call
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
  if (sent.token !== token) return refuseFields({ token: 'other session' })
  const stopped = refusePlay(call)
  if (stopped) return stopped
  if (!offeredVendors(merchant).includes(sent.vassalage)) return refuse('function.not.available')
  if (merchant.inMaintenance.includes(sent.vassalage))
    return refuse('game.maintenance', { value: maintenance(platform.now()) })
  const lottery = readLottery(sent, platform.database)
  if ('refusal' in lottery) return lottery.refusal
  if (sent.roomId !== undefined && !isRoom(sent.roomId, sent.vassalage)) return refuseFields({ roomId: 'unknown' })

  const { database, now } = platform
  const match = sent.gameId === undefined ? undefined : findMatch(sent.gameId, sent.vassalage)
  const named = sent.nodeId !== undefined || (sent.gameId !== undefined && !isSection(sent.gameId) && !match)
  const game =
    sent.nodeId !== undefined
      ? findGame(database, sent.nodeId, { language })
      : findVendorGame(database, sent.vassalage, sent.gameId ?? lottery.gameCode ?? '', { language })
  if (named && game?.vassalage !== sent.vassalage)
    return refuseFields({ [sent.nodeId === undefined ? 'gameId' : 'nodeId']: 'unknown' })
  if (account.type === demoType && game && !hasDemo(game)) return refuse('demo.not.allowed')
  if (game) touchRecent(database, account.id, game.nodeId, now())
  const ticket = issueTicket(
    database,
    {
      accountId: account.id,
      token,
      nodeId: game?.nodeId,
      matchId: match?.id,
      vassalage: sent.vassalage,
      language: sent.language,
      wallet: walletOf(database, merchant, sent.vassalage),
      site: site.origin,
    },
    now(),
  )
  const value: LaunchResponse = { game_url: `${site.playOrigin}/sandbox/play?ticket=${ticket}` }
  return ok(value)
}
