import type { Generated } from 'kysely'

/** Limits and breaks that members set themselves. */
export const saferPlaySchema = `
  create table playLimit (
    accountId integer not null references account(id),
    kind text not null,
    period text not null,
    most integer not null check (most >= 0),
    changeMost integer,
    changeAskedAt integer,
    primary key (accountId, kind, period)
  ) strict;

  create table limitVersion (accountId integer primary key references account(id), version integer not null) strict;

  create table limitRequest (
    accountId integer not null references account(id),
    requestId text not null,
    content text not null,
    primary key (accountId, requestId)
  ) strict;

  create table playPause (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    startedAt integer not null,
    endsAt integer not null
  ) strict;
  create index playPauseAccount on playPause (accountId, endsAt);

  create table stay (
    tokenHash text not null primary key,
    accountId integer not null references account(id),
    startedAt integer not null,
    seenAt integer not null
  ) strict;
  create index stayAccount on stay (accountId, seenAt);
`

export interface SaferPlayTables {
  readonly playLimit: PlayLimitTable
  readonly limitVersion: { accountId: number; version: number }
  readonly limitRequest: { accountId: number; requestId: string; content: string }
  readonly playPause: PlayPauseTable
  readonly stay: { tokenHash: string; accountId: number; startedAt: number; seenAt: number }
}

interface PlayLimitTable {
  accountId: number
  kind: 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION'
  period: 'DAY' | 'WEEK' | 'MONTH'
  /** In minor units; of SESSION in minutes. */
  most: number
  /** A looser limit that was asked for; absent with a time, the limit is to be removed. */
  changeMost: number | null
  changeAskedAt: number | null
}

interface PlayPauseTable {
  id: Generated<number>
  accountId: number
  kind: 'TIMEOUT' | 'EXCLUSION'
  startedAt: number
  endsAt: number
}
