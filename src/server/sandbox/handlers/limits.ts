import type { PlayLimit } from '../../../contract/play-limit'
import type { PlayLimitRequest } from '../../../contract/play-limit-request'
import type { PlayPauseRequest } from '../../../contract/play-pause-request'
import type { SaferPlay } from '../../../contract/safer-play'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { confirm, confirmFrom, confirmUntil, current, type Held, takeBack, wish } from '../store/limitRules'
import * as limits from '../store/limits'
import { limitEntries } from '../store/limitUse'
import { usedBy, windows } from '../store/limitWindows'
import { addPause, endOf, pauseOf } from '../store/pauses'
import { figurePeriods, playFigures } from '../store/playFigures'
import { closeSessionsOf, isWithdrawOnly } from '../store/sessions'
import { limitText, readLimit } from './limitAmounts'
import { pauseValue, refuseBreak } from './playGuard'
import { settleAccount } from './settleAccount'

export function saferPlay(call: MemberCall): Answer {
  settleAccount(call)
  return ok(stateOf(call))
}

function stateOf(call: MemberCall): SaferPlay {
  const { platform, merchant, account, token } = call
  const { database } = platform
  const now = platform.now()
  const pause = pauseOf(database, account.id, now)
  return {
    version: limits.limitVersion(database, account.id),
    currency: merchant.currency.code,
    limits: limits.limitsOf(database, account.id, now).map((limit) => shownLimit(call, limit)),
    ...(pause && { pause: pauseValue(pause) }),
    ...(isWithdrawOnly(database, token) && { withdrawOnly: true }),
    figures: figureNames.map((period) => {
      const { deposited, staked, won, net } = playFigures(database, account.id, now - figurePeriods[period])
      return { period, deposited: decimal(deposited), staked: decimal(staked), won: decimal(won), net: decimal(net) }
    }),
  }
}

const figureNames = ['DAY', 'WEEK', 'YEAR'] as const

function shownLimit({ platform, account }: MemberCall, { kind, period, most, change }: limits.SetLimit): PlayLimit {
  const now = platform.now()
  const entries = limitEntries(platform.database, account.id, kind, now - windows[period])
  const used = usedBy(entries)
  const first = entries.find(({ amount }) => amount > 0)
  return {
    ...{ kind, period, most: limitText(kind, most), used: limitText(kind, used) },
    left: limitText(kind, Math.max(0, most - used)),
    ...(used > 0 && first && { freesAt: first.at + windows[period] }),
    ...(change && {
      change: {
        ...(change.most !== undefined && { most: limitText(kind, change.most) }),
        askedAt: change.askedAt,
        confirmFrom: confirmFrom(change),
        confirmUntil: confirmUntil(change),
      },
    }),
  }
}

const isChange = (body: unknown): body is PlayLimitRequest => validate('play-limit-request', body).length === 0
const isPause = (body: unknown): body is PlayPauseRequest => validate('play-pause-request', body).length === 0

/** Done once a request id; a known one is answered with how things stand. */
function once(call: MemberCall, requestId: string, content: unknown, work: () => Answer | undefined): Answer {
  const { platform, account } = call
  const { database } = platform
  const text = JSON.stringify(content)
  return database.transaction(() => {
    const known = limits.requestedBefore(database, account.id, requestId)
    if (known !== undefined) return known === text ? ok(stateOf(call)) : refuseFields({ requestId: 'used' })
    const refused = work()
    if (refused) return refused
    limits.keepRequest(database, account.id, requestId, text)
    return ok(stateOf(call))
  })
}

/** Limits that were changed elsewhere since the page saw them are not changed unseen: the refusal shows them. */
export function changeLimit(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isChange(body)) return refuseFields({ most: 'format' })
  settleAccount(call)
  const { requestId, version, action, kind, period, most } = body
  const wished = most === undefined ? undefined : readLimit(kind, period, most)
  if (most !== undefined && wished === undefined) return refuseFields({ most: 'range' })
  return once(call, requestId, { action, kind, period, most }, () => {
    const { database } = platform
    if (version !== limits.limitVersion(database, account.id)) return refuse('limit.changed', { value: stateOf(call) })
    const now = platform.now()
    const held = current(limits.limitOf(database, account.id, { kind, period }), now)
    const next = nextOf(held, action, wished, now)
    if (next === undefined) return refuse('limit.early', { value: stateOf(call) })
    // a break is for standing back: during one a limit is only made stricter
    const isLooser = action === 'CONFIRM' ? held.change !== undefined : next.change !== undefined
    const stopped = isLooser ? refuseBreak(call) : undefined
    if (stopped) return stopped
    limits.keepLimit(database, account.id, { kind, period }, next)
    return undefined
  })
}

function nextOf(held: Held, action: PlayLimitRequest['action'], wished: number | undefined, now: number) {
  if (action === 'SET') return wish(held, wished, now)
  return action === 'CONFIRM' ? confirm(held, now) : takeBack(held)
}

/** A break begins at once. One that is shorter than what stands changes nothing; an exclusion signs the account out. */
export function takePause(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isPause(body)) return refuseFields({ length: 'format' })
  const { requestId, kind, length } = body
  const now = platform.now()
  const endsAt = endOf(kind, length, now)
  if (endsAt === undefined) return refuseFields({ length: 'range' })
  return once(call, requestId, { kind, length }, () => {
    addPause(platform.database, account.id, { kind, endsAt }, now)
    if (kind === 'EXCLUSION') closeSessionsOf(platform.database, account.id)
    return undefined
  })
}
