import type { ActivityMode } from '../content/activities'
import type { Tables } from '../db/tables'

export type EntryState = Tables['activityEntry']['state']
/** Spec §4, activity states. CLOSE: it runs and takes nobody more. CLOSED: it is over. */
export type ActivityState = EntryState | 'JOIN' | 'CLAIM' | 'CLOSE' | 'CLOSED' | 'COMING'

/** Where a member's part in a promotion may go from a state. */
export const entryTransitions: Readonly<Record<EntryState, readonly EntryState[]>> = {
  SIGNED: ['CLAIMED'],
  APPLYING: ['PROCESS', 'REJECTED'],
  PROCESS: ['ISSUED'],
  ISSUED: [],
  REJECTED: [],
  CLAIMED: [],
}

export interface ActivitySituation {
  readonly kind: ActivityMode['kind']
  readonly startsAt: number
  /** Undefined: it has no end. */
  readonly endsAt: number | undefined
  readonly joinBy: number | undefined
  readonly claimBy: number | undefined
  readonly isFull: boolean
  readonly isBarred: boolean
  readonly entry: EntryState | undefined
  /** Everything that it asks is done. */
  readonly isDone: boolean
}

const isPast = (time: number | undefined, now: number): boolean => time !== undefined && time <= now

/** How a promotion stands for a member. A barred one sees what could be joined. */
export function activityState(situation: ActivitySituation, now: number): ActivityState {
  const { kind, startsAt, endsAt, joinBy, claimBy, isFull, isBarred, entry, isDone } = situation
  if (entry === 'SIGNED') {
    if (isDone) return isPast(claimBy, now) ? 'CLOSED' : 'CLAIM'
    return isPast(endsAt, now) ? 'CLOSED' : 'SIGNED'
  }
  if (entry !== undefined) return entry
  if (now < startsAt) return 'COMING'
  if (isPast(endsAt, now)) return 'CLOSED'
  if (isFull || isPast(joinBy, now)) return 'CLOSE'
  return kind === 'GIFT' && !isBarred ? 'CLAIM' : 'JOIN'
}
