import type { Activities } from '../../../contract/activities'
import type { ActivityApplication } from '../../../contract/activity-application'
import type { ActivityEntries } from '../../../contract/activity-entries'
import type { ActivityRequest } from '../../../contract/activity-request'
import type { ClaimReceipt } from '../../../contract/claim-receipt'
import { longestRemark } from '../../../lib/applicationLimits'
import { freeText } from '../../../lib/freeText'
import { countGraphemes } from '../../../lib/graphemes'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call, MemberCall } from '../call'
import { activityOf } from '../content/activities'
import * as store from '../store/activities'
import { entryClaimedBy, listEntries } from '../store/activityEntries'
import { standingOf } from '../store/activityStanding'
import { announcementsOf } from '../store/announcements'
import { imagesProblem } from './imagesProblem'
import { toldActivity, toldEntry } from './activityTold'
import { audienceOf } from './content'
import { refuseBreak, refuseInducement } from './playGuard'
import { toldPrize } from './prize'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

/** Promotions that the merchant shows and that can be taken part in; visitors may ask. */
export function activityList(call: Call): Answer {
  const { platform, merchant, account, language } = call
  const { database } = platform
  if (account) settleAccount({ platform, merchant, account })
  const asked = word(call, 'activityId')
  const who = { account, merchant: merchant.code, now: platform.now() }
  const value: Activities = {
    currency: merchant.currency.code,
    content: announcementsOf(database, 'PR', language, audienceOf(call))
      .filter(({ id }) => asked === undefined || id === asked)
      .map(({ id }) => activityOf(id))
      .filter((activity) => activity !== undefined)
      .map((activity) => toldActivity(call, standingOf(database, activity, who))),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is ActivityRequest => validate('activity-request', body).length === 0
const isApplication = (body: unknown): body is ActivityApplication =>
  validate('activity-application', body).length === 0

/** A promotion that the merchant does not show is not there. */
const isShown = (call: MemberCall, activityId: string): boolean =>
  announcementsOf(call.platform.database, 'PR', call.language, audienceOf(call)).some(({ id }) => id === activityId)

/** What was done is answered again, whatever has become of the promotion and of the member since. */
const isKnownEntry = (call: MemberCall, requestId: string): boolean =>
  store.isKnownRequest(call.platform.database, call.account.id, requestId)

function enter(call: MemberCall, by: typeof store.joinActivity): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ activityId: 'required' })
  if (!isKnownEntry(call, body.requestId)) {
    if (!isShown(call, body.activityId)) return refuseFields({ activityId: 'unknown' })
    // joining, signing in and applying are part of play: not during a break
    const refused = refuseBreak(call)
    if (refused) return refused
  }
  settleAccount(call)
  const outcome = by(platform.database, { account, ...body }, platform.now())
  return outcome.state === 'refused' ? refuseActivity(outcome.why) : ok(toldEntry(call, outcome.entry))
}

export const joinActivity = (call: MemberCall): Answer => enter(call, store.joinActivity)
export const signActivity = (call: MemberCall): Answer => enter(call, store.signActivity)

export function applyForActivity(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isApplication(body)) return refuseFields({ activityId: 'required' })
  const { activityId, requestId, fileIds } = body
  const remark = freeText(body.remark)
  const activity = activityOf(activityId)
  if (activity?.mode.kind !== 'APPLY') return refuseFields({ activityId: 'unknown' })
  if (!isKnownEntry(call, requestId)) {
    if (!isShown(call, activityId)) return refuseFields({ activityId: 'unknown' })
    const wrong = applicationProblem(call, { ...body, remark }, activity.mode)
    if (wrong) return refuseFields(wrong)
    const refused = refuseBreak(call)
    if (refused) return refused
  }
  settleAccount(call)
  const asked = { account, activityId, requestId }
  const sent = { remark, fileIds }
  const outcome = store.applyForActivity(platform.database, asked, sent, platform.now())
  return outcome.state === 'refused' ? refuseActivity(outcome.why) : ok(toldEntry(call, outcome.entry))
}

interface Needs {
  readonly leastImages: number
  readonly remarkRequired: boolean
}

function applicationProblem(
  { platform, account }: MemberCall,
  { remark, fileIds }: ActivityApplication,
  { leastImages, remarkRequired }: Needs,
): Readonly<Record<string, string>> | undefined {
  if (remark === '' && remarkRequired) return { remark: 'required' }
  if (countGraphemes(remark) > longestRemark) return { remark: 'tooLong' }
  if (fileIds.length < leastImages) return { fileIds: 'required' }
  const images = imagesProblem(platform.database, account.id, fileIds)
  return images && { fileIds: images }
}

export function claimActivity(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ activityId: 'required' })
  const isKnown = entryClaimedBy(platform.database, account.id, body.requestId) !== undefined
  if (!isKnown && !isShown(call, body.activityId)) return refuseFields({ activityId: 'unknown' })
  const activity = isKnown ? undefined : activityOf(body.activityId)
  // what is claimed without having been joined is joined by it
  const refused =
    activity && (activity.mode.kind === 'GIFT' ? refuseBreak(call) : refuseInducement(call, activity.prize))
  if (refused) return refused
  settleAccount(call)
  const outcome = store.claimActivity(platform.database, { account, ...body }, platform.now())
  if (outcome.state === 'refused') return refuseActivity(outcome.why)
  const value: ClaimReceipt = { reference: outcome.reference, prize: toldPrize(outcome.prize) }
  return ok(value)
}

export function activityEntries(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, account, merchant } = call
  const { range, paging } = readPage(call)
  const requestId = word(call, 'requestId')
  const known = requestId === undefined ? undefined : entryClaimedBy(platform.database, account.id, requestId)
  const { entries, total } =
    requestId === undefined
      ? listEntries(platform.database, account.id, range, word(call, 'activityId'))
      : { entries: known ? [known] : [], total: known ? 1 : 0 }
  const value: ActivityEntries = {
    currency: merchant.currency.code,
    content: entries.map((entry) => toldEntry(call, entry)),
    ...paging(total),
  }
  return ok(value)
}

function refuseActivity(why: store.ActivityRefusal): Answer {
  switch (why) {
    case 'used':
      return refuseFields({ requestId: 'used' })
    case 'unknown':
      return refuseFields({ activityId: 'unknown' })
    case 'barred':
      return refuse('activity.unfit')
    case 'closed':
      return refuse('activity.closed')
    case 'entered':
      return refuse('activity.entered')
    case 'rejected':
      return refuse('activity.rejected')
    case 'signed':
      return refuse('activity.signed')
    case 'unfinished':
      return refuse('activity.unfinished')
    case 'claimed':
      return refuse('reward.claimed')
    case 'late':
      return refuse('reward.expired')
  }
}
