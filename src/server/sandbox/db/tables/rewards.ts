import type { Generated } from 'kysely'

/** Bonuses, rewards, missions, the raffle and points. */
export const rewardsSchema = `
  create table bonus (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text,
    offer text not null,
    amount integer not null,
    won integer not null,
    state text not null,
    taken integer check (taken >= 0),
    creditedAt integer not null,
    expiresAt integer not null,
    endedAt integer,
    unique (accountId, requestId)
  ) strict;
  create index bonusAccount on bonus (accountId, state, creditedAt);

  create table reward (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text,
    grantKey text not null,
    offer text not null,
    amount integer not null,
    state text not null,
    grantedAt integer not null,
    expiresAt integer not null,
    claimedAt integer,
    unique (accountId, requestId),
    unique (accountId, grantKey)
  ) strict;
  create index rewardAccount on reward (accountId, state, grantedAt);

  create table referralReward (
    accountId integer not null references account(id),
    friendId integer primary key references account(id),
    reference text not null unique,
    amount integer not null,
    paidAt integer not null
  ) strict;
  create index referralRewardAccount on referralReward (accountId, paidAt);

  create table missionClaim (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text not null,
    mission text not null,
    periodFrom integer not null,
    points integer not null,
    claimedAt integer not null,
    unique (accountId, requestId),
    unique (accountId, mission, periodFrom)
  ) strict;
  create index missionClaimTime on missionClaim (claimedAt);

  create table raffleTicket (
    id integer primary key,
    accountId integer not null references account(id),
    source text not null,
    earnedAt integer not null
  ) strict;
  create index raffleTicketAccount on raffleTicket (accountId);

  create table raffleDraw (
    id integer primary key,
    accountId integer not null references account(id),
    requestId text not null,
    ticketId integer not null unique references raffleTicket(id),
    prize text not null,
    drawnAt integer not null,
    unique (accountId, requestId)
  ) strict;

  create table pointEntry (
    id integer primary key,
    accountId integer not null references account(id),
    source text not null,
    points integer not null,
    balance integer not null,
    earnedAt integer not null
  ) strict;
  create index pointEntryAccount on pointEntry (accountId, earnedAt);

  create table pointExchange (
    reference text not null primary key,
    accountId integer not null references account(id),
    requestId text not null,
    kind text not null,
    reward text,
    quantity integer not null,
    points integer not null,
    amount integer,
    price integer not null default 0,
    ratio integer,
    remaining integer,
    address text,
    payoutAccount integer references payoutAccount(id),
    status text not null,
    remark text,
    appliedAt integer not null,
    dueAt integer,
    decidedAt integer,
    unique (accountId, requestId)
  ) strict;
  create index pointExchangeReward on pointExchange (reward, status);
  create index pointExchangeDue on pointExchange (accountId, dueAt);
`

export interface RewardsTables {
  readonly bonus: BonusTable
  readonly reward: RewardTable
  readonly referralReward: ReferralRewardTable
  readonly missionClaim: MissionClaimTable
  readonly raffleTicket: RaffleTicketTable
  readonly raffleDraw: RaffleDrawTable
  readonly pointEntry: PointEntryTable
  readonly pointExchange: PointExchangeTable
}

interface BonusTable {
  id: Generated<number>
  accountId: number
  /** Of giving it up. */
  requestId: string | null
  offer: string
  amount: number
  /** What the rounds that counted towards its turnover won less what they cost; below zero where they lost. */
  won: number
  state: 'ACTIVE' | 'DONE' | 'FORFEITED' | 'EXPIRED'
  /** What left the wallets when it ended. */
  taken: number | null
  creditedAt: number
  expiresAt: number
  endedAt: number | null
}

interface RewardTable {
  id: Generated<number>
  accountId: number
  /** Of the claim. */
  requestId: string | null
  /** What it was given for: once for each account. */
  grantKey: string
  offer: string
  /** Minor units; of tickets, how many. */
  amount: number
  state: 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'
  grantedAt: number
  expiresAt: number
  claimedAt: number | null
}

interface ReferralRewardTable {
  /** Who is rewarded: once for each friend. */
  accountId: number
  friendId: number
  reference: string
  amount: number
  paidAt: number
}

interface MissionClaimTable {
  id: Generated<number>
  accountId: number
  requestId: string
  mission: string
  /** When the day or week began that it was done in. */
  periodFrom: number
  points: number
  claimedAt: number
}

interface RaffleTicketTable {
  id: Generated<number>
  accountId: number
  /** Reference of what it was earned by. */
  source: string
  earnedAt: number
}

interface RaffleDrawTable {
  id: Generated<number>
  accountId: number
  requestId: string
  /** Each ticket is drawn once. */
  ticketId: number
  prize: string
  drawnAt: number
}

interface PointEntryTable {
  id: Generated<number>
  accountId: number
  source: string
  /** Hundredths of points. */
  points: number
  balance: number
  earnedAt: number
}

interface PointExchangeTable {
  reference: string
  accountId: number
  requestId: string
  kind: 'REWARD' | 'CONVERT'
  reward: string | null
  quantity: number
  /** Hundredths of points. */
  points: number
  /** What it gives, in minor units. */
  amount: number | null
  /** What it took of the main wallet besides the points, in minor units. */
  price: Generated<number>
  /** Hundredths of points for one unit of money, as it was when they were exchanged. */
  ratio: number | null
  /** How many were left of the reward after it. */
  remaining: number | null
  address: string | null
  payoutAccount: number | null
  status: 'PROCESSING' | 'REJECTED' | 'APPROVED'
  /** One of the sandbox's own reasons, or an operator's words. */
  remark: string | null
  appliedAt: number
  /** When it is decided, while it is in process. */
  dueAt: number | null
  decidedAt: number | null
}
