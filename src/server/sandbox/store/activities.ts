import { activityOf } from '../content/activities'
import type { Prize } from '../content/prize'
import type { Database } from '../db/database'
import { dateIn } from '../days'
import type { Account } from './accounts'
import {
  type ActivityEntry,
  addEntry,
  addSign,
  dueEntries,
  entryAskedBy,
  entryClaimedBy,
  entryIn,
  entrySignedBy,
  stepEntry,
} from './activityEntries'
import { type ActivityStanding, standingOf } from './activityStanding'
import { creditPrize } from './prizes'

/** An application is decided so many milliseconds after it was sent, and paid so many after that. */
export const decidedAfter = 20_000
export const issuedAfter = 10_000

/**
 * Why nothing was done.
 * - used: the request id stands for something else
 * - entered: the member takes part already
 * - closed: it takes nobody now
 */
export type ActivityRefusal =
  | 'used'
  | 'unknown'
  | 'barred'
  | 'closed'
  | 'entered'
  | 'rejected'
  | 'signed'
  | 'unfinished'
  | 'claimed'
  | 'late'
export type Outcome<Done> =
  | ({ readonly state: 'done' } & Done)
  | { readonly state: 'refused'; readonly why: ActivityRefusal }

const refused = (why: ActivityRefusal) => ({ state: 'refused', why }) as const

interface Asked {
  readonly account: Account
  readonly activityId: string
  readonly requestId: string
}

interface Entered {
  readonly entry: ActivityEntry
}

function standingFor(database: Database, { account, activityId }: Asked, now: number): ActivityStanding | undefined {
  const activity = activityOf(activityId)
  return activity && standingOf(database, activity, { account, merchant: account.merchant, now })
}

/** Why a member may not begin now; undefined: they may. */
function refusalOf({ state, bar, entry }: ActivityStanding): ActivityRefusal | undefined {
  if (entry?.state === 'REJECTED') return 'rejected'
  if (entry) return 'entered'
  if (state !== 'JOIN' && state !== 'CLAIM') return 'closed'
  return bar === undefined ? undefined : 'barred'
}

/** Whether a request has joined, applied or signed in before. */
export const isKnownRequest = (database: Database, accountId: number, requestId: string): boolean =>
  (entryAskedBy(database, accountId, requestId) ?? entrySignedBy(database, accountId, requestId)) !== undefined

/** A known request is answered like the first time. */
function askedBefore(
  database: Database,
  { account, activityId, requestId }: Asked,
  by: typeof entryAskedBy = entryAskedBy,
): Outcome<Entered> | undefined {
  const known = by(database, account.id, requestId)
  if (known === undefined) return undefined
  return known.activity === activityId ? { state: 'done', entry: known } : refused('used')
}

/** Joins a promotion whose steps are then done. */
export function joinActivity(database: Database, asked: Asked, now: number): Outcome<Entered> {
  return database.transaction(() => {
    const standing = standingFor(database, asked, now)
    if (standing?.activity.mode.kind !== 'PLAY') return refused('unknown')
    const known = askedBefore(database, asked)
    if (known) return known
    const why = refusalOf(standing)
    return why === undefined ? { state: 'done', entry: enter(database, asked, { state: 'SIGNED' }, now) } : refused(why)
  })
}

/** Signs in for the day; the first day joins. */
export function signActivity(database: Database, asked: Asked, now: number): Outcome<Entered> {
  return database.transaction(() => {
    const standing = standingFor(database, asked, now)
    if (standing?.activity.mode.kind !== 'SIGN') return refused('unknown')
    const signed = askedBefore(database, asked, entrySignedBy)
    if (signed) return signed
    const { entry, state, activity } = standing
    if (entry === undefined) {
      const known = askedBefore(database, asked)
      const why = known === undefined ? refusalOf(standing) : undefined
      if (known || why !== undefined) return known ?? refused(why ?? 'closed')
    } else if (state !== 'SIGNED') return refused(state === 'CLOSED' ? 'closed' : 'entered')
    const own = entry ?? enter(database, asked, { state: 'SIGNED' }, now)
    const date = dateIn(now, activity.timeZone)
    const isDone = addSign(database, { entryId: own.id, date, signedAt: now, requestId: asked.requestId })
    return isDone ? { state: 'done', entry: own } : refused('signed')
  })
}

interface Application {
  readonly remark: string
  readonly fileIds: readonly string[]
}

/** Applies once; another application is refused whatever became of the first. */
export function applyForActivity(
  database: Database,
  asked: Asked,
  { remark, fileIds }: Application,
  now: number,
): Outcome<Entered> {
  return database.transaction(() => {
    const standing = standingFor(database, asked, now)
    if (standing?.activity.mode.kind !== 'APPLY') return refused('unknown')
    const images = JSON.stringify(fileIds)
    const known = askedBefore(database, asked)
    if (known) {
      const isSame = known.state === 'done' && known.entry.remark === remark && known.entry.images === images
      return isSame ? known : refused('used')
    }
    const why = refusalOf(standing)
    if (why !== undefined) return refused(why)
    const row = { state: 'APPLYING', remark, images, dueAt: now + decidedAfter } as const
    return { state: 'done', entry: enter(database, asked, row, now) }
  })
}

/** Claims the prize once; a known request is answered like the first time. */
export function claimActivity(
  database: Database,
  asked: Asked,
  now: number,
): Outcome<{ readonly reference: string; readonly prize: Prize }> {
  return database.transaction(() => {
    const { account, activityId, requestId } = asked
    const standing = standingFor(database, asked, now)
    if (!standing) return refused('unknown')
    const { activity, entry, state } = standing
    const { prize } = activity
    const known = entryClaimedBy(database, account.id, requestId)
    if (known)
      return known.activity === activityId ? { state: 'done', reference: known.reference, prize } : refused('used')
    if (entry?.state === 'CLAIMED' || entry?.state === 'ISSUED') return refused('claimed')
    if (state !== 'CLAIM') return refused(claimRefusal(standing))
    if (entry === undefined && askedBefore(database, asked)) return refused('used')
    const own = entry ?? enter(database, asked, { state: 'SIGNED' }, now)
    if (!stepEntry(database, own, 'CLAIMED', { claimRequestId: requestId, endedAt: now })) return refused('claimed')
    creditPrize(database, { accountId: account.id, prize, reference: own.reference }, now)
    return { state: 'done', reference: own.reference, prize }
  })
}

function claimRefusal({ state, bar, entry }: ActivityStanding): ActivityRefusal {
  if (entry) return state === 'CLOSED' ? 'late' : 'unfinished'
  return bar !== undefined && state === 'JOIN' ? 'barred' : state === 'JOIN' ? 'unfinished' : 'closed'
}

const enter = (
  database: Database,
  { account, activityId, requestId }: Asked,
  row: Pick<ActivityEntry, 'state'> & Partial<Pick<ActivityEntry, 'remark' | 'images' | 'dueAt'>>,
  now: number,
) => addEntry(database, { ...row, accountId: account.id, activity: activityId, requestId, enteredAt: now })

/** What an operator decides of an application. */
export type Decision = 'ACCEPT' | 'REJECT' | 'ISSUE'

/** False where its state does not lead there. */
export function decideApplication(
  database: Database,
  { accountId, activityId }: { readonly accountId: number; readonly activityId: string },
  { decision, reason }: { readonly decision: Decision; readonly reason?: string | undefined },
  now: number,
): boolean {
  return database.transaction(() => {
    const entry = entryIn(database, accountId, activityId)
    if (!entry) return false
    if (decision === 'REJECT') {
      const end = { reason: reason ?? null, dueAt: null, decidedAt: now, endedAt: now }
      return stepEntry(database, entry, 'REJECTED', end)
    }
    return decision === 'ACCEPT' ? accept(database, entry, now) : issue(database, entry, now)
  })
}

const accept = (database: Database, entry: ActivityEntry, now: number): boolean =>
  stepEntry(database, entry, 'PROCESS', { dueAt: now + issuedAfter, decidedAt: now })

/** Pays an accepted application, once. In a transaction. */
function issue(database: Database, entry: ActivityEntry, now: number): boolean {
  const prize = activityOf(entry.activity)?.prize
  if (!prize || !stepEntry(database, entry, 'ISSUED', { dueAt: null, endedAt: now })) return false
  creditPrize(database, { accountId: entry.accountId, prize, reference: entry.reference }, now)
  return true
}

/** Takes the steps that have become due: applications are accepted, then paid. */
export function settleActivities(database: Database, accountId: number, now: number): void {
  if (dueEntries(database, accountId, now).length === 0) return
  database.transaction(() => {
    for (const entry of dueEntries(database, accountId, now)) {
      if (entry.state === 'APPLYING') accept(database, entry, entry.dueAt ?? now)
      else issue(database, entry, now)
    }
    // what was accepted a while ago may be due to be paid by now
    for (const entry of dueEntries(database, accountId, now)) issue(database, entry, now)
  })
}
