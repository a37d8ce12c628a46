import type { Generated } from 'kysely'
import type { Flag } from './flag'

/** Vendors, games, and bets on them. */
export const gamesSchema = `
  create table vendor (
    code text not null primary key,
    accountTypeId integer not null,
    name text not null,
    category text not null,
    position integer not null
  ) strict;

  create table game (
    nodeId integer primary key,
    gameId text not null,
    vassalage text not null,
    category text not null,
    gameType text not null,
    titleCN text not null,
    titleEN text not null,
    titleAR text not null,
    popularity integer not null,
    hot integer not null,
    fresh integer not null,
    rtp text
  ) strict;
  create index gameOrder on game (popularity);
  create index gamePopularity on game (category, popularity);
  create index gameHot on game (category, hot desc, popularity);
  create index gameVendor on game (vassalage, hot desc, popularity);
  create index gameVendorId on game (vassalage, gameId);

  create table favourite (
    accountId integer not null references account(id),
    nodeId integer not null,
    addedAt integer not null,
    primary key (accountId, nodeId)
  ) strict;

  create table recentGame (
    accountId integer not null references account(id),
    nodeId integer not null,
    playedAt integer not null,
    primary key (accountId, nodeId)
  ) strict;

  create table ticket (
    ticketHash text not null primary key,
    accountId integer not null references account(id),
    tokenHash text not null,
    nodeId integer,
    matchId text,
    vassalage text not null,
    language text not null,
    wallet integer not null,
    site text not null,
    createdAt integer not null,
    playHash text unique,
    openedAt integer
  ) strict;

  create table bet (
    id integer primary key,
    accountId integer not null references account(id),
    vassalage text not null,
    nodeId integer,
    stake integer not null,
    win integer not null,
    status text not null,
    placedAt integer not null,
    dueAt integer not null,
    detail text
  ) strict;
  create index betAccount on bet (accountId, placedAt, id, status, vassalage, stake, win);
  create index betVendor on bet (accountId, vassalage, placedAt, id, status, stake, win);
  create index betStatus on bet (accountId, status, placedAt, id, vassalage, stake, win);
  create index betDue on bet (accountId, status, dueAt, id, vassalage, stake, win);
  create index betResult on bet (status, dueAt, accountId, stake, win);
  create index betTime on bet (status, placedAt, accountId, vassalage, stake, win);

  create table earlierTurnover (
    accountId integer not null references account(id),
    at integer not null,
    amount integer not null,
    primary key (accountId, at)
  ) strict;
`

export interface GamesTables {
  readonly vendor: { code: string; accountTypeId: number; name: string; category: string; position: number }
  readonly game: GameTable
  readonly favourite: { accountId: number; nodeId: number; addedAt: number }
  readonly recentGame: { accountId: number; nodeId: number; playedAt: number }
  readonly ticket: TicketTable
  readonly bet: BetTable
  /** What was staked before the bets that are kept. */
  readonly earlierTurnover: { accountId: number; at: number; amount: number }
}

interface GameTable {
  nodeId: number
  gameId: string
  vassalage: string
  category: string
  gameType: string
  titleCN: string
  titleEN: string
  titleAR: string
  /** 1 is the most popular of all. */
  popularity: number
  hot: Flag
  fresh: Flag
  rtp: string | null
}

interface TicketTable {
  ticketHash: string
  accountId: number
  /** Session that it was asked for in: the game ends with it. */
  tokenHash: string
  /** Absent for a vendor's lobby. */
  nodeId: number | null
  /** The match that a sportsbook opens at. */
  matchId: string | null
  vassalage: string
  language: string
  /** Wallet that the game is played from. */
  wallet: number
  /** Origin of the site that the game is framed by. */
  site: string
  createdAt: number
  playHash: string | null
  openedAt: number | null
}

interface BetTable {
  id: Generated<number>
  accountId: number
  vassalage: string
  nodeId: number | null
  stake: number
  win: number
  /** PENDING: the stake is taken, the result is not known. CANCELLED: the stake was given back. */
  status: 'SETTLED' | 'PENDING' | 'CANCELLED'
  placedAt: number
  /** When its result was or will be known. */
  dueAt: number
  /** JSON: its rounds, or what was bet on (`store/betDetail.ts`). */
  detail: string | null
}
