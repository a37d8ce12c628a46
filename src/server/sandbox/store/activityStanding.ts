import { type Activity, type ActivityStep, type Audience, newDays } from '../content/activities'
import type { Database } from '../db/database'
import { day } from '../durations'
import { type Account, demoType } from './accounts'
import { type ActivityEntry, countEntries, entryIn, signsOf } from './activityEntries'
import { doneOf, hasDeposited } from './activityProgress'
import { activityState, type ActivityState } from './activityState'
import { type ActivityWindow, windowOf } from './activityWindows'
import { isOfClub } from './ranks'

/** Why somebody may not take part. */
export type Bar = 'LOGIN' | 'REAL' | 'CLUB' | 'NEW' | 'DEPOSIT'

export interface StepStanding {
  readonly step: ActivityStep
  readonly done: number
}

export interface ActivityStanding {
  readonly activity: Activity
  readonly window: ActivityWindow
  readonly state: ActivityState
  readonly bar: Bar | undefined
  readonly entry: ActivityEntry | undefined
  /** Where places are limited. */
  readonly left: number | undefined
  readonly steps: readonly StepStanding[]
  /** Dates that were signed for. */
  readonly signed: readonly string[]
}

/** How a promotion stands for an account, or for a visitor. */
export function standingOf(
  database: Database,
  activity: Activity,
  {
    account,
    merchant,
    now,
  }: { readonly account: Account | undefined; readonly merchant: string; readonly now: number },
): ActivityStanding {
  const { id, mode, audience, places } = activity
  const window = windowOf(database, activity)
  const entry = account && entryIn(database, account.id, id)
  const bar = barOf(database, audience, account, now)
  const left = places === undefined ? undefined : Math.max(0, places - countEntries(database, merchant, id))
  const counted = {
    from: Math.max(window.startsAt, entry?.enteredAt ?? 0),
    to: window.endsAt ?? Number.MAX_SAFE_INTEGER,
  }
  const steps =
    mode.kind === 'PLAY'
      ? mode.steps.map((step) => ({ step, done: entry ? doneOf(database, entry.accountId, step, counted) : 0 }))
      : []
  const signed = mode.kind === 'SIGN' && entry ? signsOf(database, entry.id) : []
  const isDone =
    mode.kind === 'SIGN' ? signed.length >= mode.days : steps.every(({ step, done }) => done >= step.target)
  const situation = { ...window, kind: mode.kind, isFull: left === 0, isBarred: bar !== undefined, isDone }
  const state = activityState({ ...situation, entry: entry?.state }, now)
  return { activity, window, state, bar, entry, left, steps, signed }
}

function barOf(database: Database, audience: Audience, account: Account | undefined, now: number): Bar | undefined {
  if (account === undefined) return 'LOGIN'
  if (account.type === demoType) return 'REAL'
  switch (audience) {
    case 'ALL':
      return undefined
    case 'NEW':
      return now - account.registeredAt < newDays * day ? undefined : 'NEW'
    case 'CLUB':
      return isOfClub(database, account, now) ? undefined : 'CLUB'
    case 'DEPOSIT':
      return hasDeposited(database, account.id) ? undefined : 'DEPOSIT'
  }
}
