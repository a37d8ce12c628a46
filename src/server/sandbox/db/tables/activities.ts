import type { Generated } from 'kysely'

/** Promotions: when they run, and who takes part. */
export const activitiesSchema = `
  create table activityWindow (
    activity text not null primary key,
    startsAt integer not null,
    endsAt integer,
    joinBy integer
  ) strict;

  create table activityEntry (
    id integer primary key,
    accountId integer not null references account(id),
    activity text not null,
    requestId text not null,
    claimRequestId text,
    state text not null,
    remark text,
    images text not null default '[]',
    reason text,
    enteredAt integer not null,
    dueAt integer,
    decidedAt integer,
    endedAt integer,
    unique (accountId, activity),
    unique (accountId, requestId),
    unique (accountId, claimRequestId)
  ) strict;
  create index activityEntryTime on activityEntry (accountId, enteredAt);
  create index activityEntryActivity on activityEntry (activity, state);

  create table activitySign (
    entryId integer not null references activityEntry(id),
    date text not null,
    signedAt integer not null,
    requestId text not null,
    primary key (entryId, date),
    unique (entryId, requestId)
  ) strict;
`

export interface ActivitiesTables {
  /** When a promotion may be joined and runs. */
  readonly activityWindow: { activity: string; startsAt: number; endsAt: number | null; joinBy: number | null }
  readonly activityEntry: ActivityEntryTable
  /** Days that were signed in for, by the date of the promotion's zone. */
  readonly activitySign: { entryId: number; date: string; signedAt: number; requestId: string }
}

/** A member's part in a promotion: one for each. */
interface ActivityEntryTable {
  id: Generated<number>
  accountId: number
  activity: string
  /** Of joining or applying. */
  requestId: string
  claimRequestId: string | null
  state: 'SIGNED' | 'APPLYING' | 'PROCESS' | 'ISSUED' | 'REJECTED' | 'CLAIMED'
  remark: string | null
  /** JSON: ids of uploads. */
  images: Generated<string>
  /** Why it was turned down. */
  reason: string | null
  enteredAt: number
  /** When the sandbox takes the next step by itself; null: it waits for an operator. */
  dueAt: number | null
  decidedAt: number | null
  endedAt: number | null
}
