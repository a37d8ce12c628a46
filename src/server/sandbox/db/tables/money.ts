import type { Generated } from 'kysely'
import type { Flag } from './flag'

/** Wallets, and everything that moves money in and out of them. */
export const moneySchema = `
  create table wallet (
    accountId integer not null references account(id),
    accountTypeId integer not null,
    minor integer not null check (minor >= 0),
    primary key (accountId, accountTypeId)
  ) strict;
  create index walletBalance on wallet (accountId, minor);

  create table movement (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    amount integer not null,
    balance integer not null,
    reference text,
    movedAt integer not null
  ) strict;
  create index movementAccount on movement (accountId, movedAt, id, kind, amount);
  create index movementKind on movement (accountId, kind, movedAt, id, amount);
  create index movementTime on movement (movedAt, id, accountId, kind, amount);
  create index movementKindTime on movement (kind, movedAt, id, accountId, amount);

  create table walletTransfer (
    accountId integer not null references account(id),
    transactionNo text not null,
    fromType integer not null,
    toType integer not null,
    amount integer not null,
    movedAt integer not null,
    primary key (accountId, transactionNo)
  ) strict;
  create index walletTransferAccount on walletTransfer (accountId, movedAt);

  create table deposit (
    reference text not null primary key,
    accountId integer not null references account(id),
    requestId text not null,
    method text not null,
    amount integer not null,
    status text not null,
    createdAt integer not null,
    details text not null default '{}',
    proof text,
    promotion text,
    bonus integer not null default 0,
    bonusTurnover integer not null default 0,
    unique (accountId, requestId)
  ) strict;
  create index depositAccount on deposit (accountId, createdAt);

  create table payoutAccount (
    id integer primary key,
    accountId integer not null references account(id),
    kind text not null,
    place text not null,
    branch text,
    holder text,
    number text not null,
    label text,
    isDefault integer not null default 0,
    addedAt integer not null,
    removedAt integer
  ) strict;
  create unique index payoutAccountNumber on payoutAccount (accountId, kind, place, number) where removedAt is null;

  create table withdrawal (
    reference text not null primary key,
    accountId integer not null references account(id),
    requestId text not null,
    payoutAccount integer not null references payoutAccount(id),
    amount integer not null,
    fee integer not null,
    status text not null,
    createdAt integer not null,
    decidedAt integer,
    paidAt integer,
    outcome text,
    received integer,
    proof text,
    confirmedAt integer,
    unique (accountId, requestId)
  ) strict;
  create index withdrawalAccount on withdrawal (accountId, createdAt);

  create table turnover (
    id integer primary key,
    accountId integer not null references account(id),
    source text not null,
    reference text not null,
    required integer not null,
    done integer not null check (done <= required),
    state text not null,
    createdAt integer not null,
    unique (accountId, source, reference)
  ) strict;

  create table upload (
    fileId text not null primary key,
    accountId integer not null references account(id),
    type text not null,
    content text not null,
    bytes integer not null,
    sentAt integer not null
  ) strict;
  create index uploadAccount on upload (accountId, sentAt);
`

export interface MoneyTables {
  readonly wallet: { accountId: number; accountTypeId: number; minor: number }
  readonly movement: MovementTable
  readonly walletTransfer: WalletTransferTable
  readonly deposit: DepositTable
  readonly payoutAccount: PayoutAccountTable
  readonly withdrawal: WithdrawalTable
  readonly turnover: TurnoverTable
  readonly upload: UploadTable
}

interface MovementTable {
  id: Generated<number>
  accountId: number
  /** What moved the main wallet. GAME is a round: its win less its stake. */
  kind:
    | 'OPENING'
    | 'DEPOSIT'
    | 'WITHDRAWAL'
    | 'TRANSFER'
    | 'UPLINE'
    | 'GAME'
    | 'BONUS'
    | 'POINTS'
    | 'CONTRACT'
    | 'ADJUSTMENT'
  amount: number
  balance: number
  reference: string | null
  movedAt: number
}

interface WalletTransferTable {
  accountId: number
  transactionNo: string
  fromType: number
  toType: number
  amount: number
  movedAt: number
}

interface DepositTable {
  reference: string
  accountId: number
  requestId: string
  method: string
  amount: number
  status: 'PENDING' | 'CREDITED' | 'FAILED' | 'CANCELLED'
  createdAt: number
  /** JSON: values of the method's fields, by name. */
  details: Generated<string>
  /** An upload of the account's own. */
  proof: string | null
  promotion: string | null
  /** What the promotion adds when the deposit is credited, and what must be staked for it. */
  bonus: Generated<number>
  bonusTurnover: Generated<number>
}

interface PayoutAccountTable {
  id: Generated<number>
  accountId: number
  kind: 'BANK' | 'CRYPTO'
  /** Bank or network, by its id. */
  place: string
  branch: string | null
  holder: string | null
  number: string
  label: string | null
  isDefault: Generated<Flag>
  addedAt: number
  /** Removed ones stay: withdrawals went there. */
  removedAt: number | null
}

interface WithdrawalTable {
  reference: string
  accountId: number
  requestId: string
  payoutAccount: number
  /** Left the wallet; the fee is a part of it. */
  amount: number
  fee: number
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'PAID' | 'REVIEW' | 'CONFIRMED' | 'RETURNED'
  createdAt: number
  decidedAt: number | null
  paidAt: number | null
  /** What the member said of the payout, or AUTO where they said nothing in time. */
  outcome: 'RECEIVED' | 'PART' | 'NOT_RECEIVED' | 'AUTO' | 'FORCED' | null
  received: number | null
  /** An uploaded image. */
  proof: string | null
  confirmedAt: number | null
}

interface TurnoverTable {
  id: Generated<number>
  accountId: number
  source: 'DEPOSIT' | 'BONUS'
  reference: string
  required: number
  done: number
  state: 'OPEN' | 'DONE' | 'ENDED'
  createdAt: number
}

interface UploadTable {
  /** Told to nobody but who sent it. */
  fileId: string
  accountId: number
  type: 'image/png' | 'image/jpeg'
  /** Base64. */
  content: string
  bytes: number
  sentAt: number
}
