import type { Generated } from 'kysely'
import type { ContractKind, Cycle } from '../../contracts/kinds'
import type { ContractAction, ContractState, Side } from '../../contracts/machine'

/** Contracts of agents, and what is paid by them. */
export const contractsSchema = `
  create table contract (
    id integer primary key,
    kind text not null,
    uplineId integer references account(id),
    accountId integer not null references account(id),
    requestId text,
    cycle text not null,
    terms text not null,
    state text not null,
    version integer not null default 1,
    proposedAt integer not null,
    decidedAt integer,
    startsAt integer,
    endsAt integer,
    replacesId integer references contract(id),
    settledTo integer,
    settledBet integer not null default 0,
    lastBet integer,
    nextAt integer,
    carry integer not null default 0
  ) strict;
  create unique index contractInForce on contract (accountId, kind) where state in ('IN_FORCE', 'ENDING');
  create unique index contractProposed on contract (accountId, kind) where state = 'PROPOSED';
  create unique index contractRequest on contract (uplineId, requestId) where requestId is not null;
  create index contractUpline on contract (uplineId, proposedAt, id);
  create index contractAccount on contract (accountId, proposedAt, id);
  create index contractUplineDue on contract (uplineId, nextAt) where nextAt is not null;
  create index contractAccountDue on contract (accountId, nextAt) where nextAt is not null;

  create table contractEvent (
    id integer primary key,
    contractId integer not null references contract(id),
    action text not null,
    side text not null,
    at integer not null
  ) strict;
  create index contractEventContract on contractEvent (contractId, id);

  create table contractPayment (
    id integer primary key,
    contractId integer not null references contract(id),
    kind text not null,
    payerId integer references account(id),
    payeeId integer not null references account(id),
    periodFrom integer not null,
    periodTo integer not null,
    amount integer not null check (amount > 0),
    detail text not null,
    state text not null,
    dueAt integer not null,
    paidAt integer,
    unique (contractId, periodFrom)
  ) strict;
  create index contractPaymentPayee on contractPayment (payeeId, dueAt, id, kind, state, amount);
  create index contractPaymentPayer on contractPayment (payerId, dueAt, id, kind, state, amount);
  create index contractPaymentOwed on contractPayment (payerId, dueAt) where state = 'OWED';
  create index contractPaymentAwaited on contractPayment (payeeId, dueAt) where state = 'OWED';
`

export interface ContractsTables {
  readonly contract: ContractTable
  readonly contractEvent: ContractEventTable
  readonly contractPayment: ContractPaymentTable
}

interface ContractTable {
  id: Generated<number>
  kind: ContractKind
  /** Who pays; absent: the platform. */
  uplineId: number | null
  /** Who is paid. */
  accountId: number
  /** Of the proposal. */
  requestId: string | null
  cycle: Cycle
  /** JSON: rows of terms (`contracts/terms.ts`). */
  terms: string
  state: ContractState
  /** Goes up with each change: what was read before counts no more. */
  version: Generated<number>
  proposedAt: number
  decidedAt: number | null
  startsAt: number | null
  endsAt: number | null
  /** The contract that it took the place of. */
  replacesId: number | null
  /** Bets before this time are settled, but for those that were recorded later than `settledBet`. */
  settledTo: number | null
  /** The newest bet there was when it was settled last, or began. */
  settledBet: Generated<number>
  /** The newest bet there was when it ended: later ones are none of its. */
  lastBet: number | null
  /** When there is something to settle next; absent: never. */
  nextAt: number | null
  /** Left over by the last settlement, in ten thousandths of a minor unit. */
  carry: Generated<number>
}

interface ContractEventTable {
  id: Generated<number>
  contractId: number
  action: ContractAction | 'PROPOSE' | 'REPLACE' | 'LEAVE'
  side: Side | 'PLATFORM'
  at: number
}

interface ContractPaymentTable {
  id: Generated<number>
  contractId: number
  kind: ContractKind
  payerId: number | null
  payeeId: number
  periodFrom: number
  periodTo: number
  amount: number
  /** JSON: what it was computed from (`contracts/settle.ts`). */
  detail: string
  /** OWED: the payer's wallet was too low; it is paid as soon as it is not. */
  state: 'PAID' | 'OWED'
  dueAt: number
  paidAt: number | null
}
