import type { Generated } from 'kysely'

/** What agents do with their teams. */
export const teamSchema = `
  create table teamTransfer (
    accountId integer not null references account(id),
    receiverId integer not null references account(id),
    direction text not null,
    requestId text not null,
    reference text not null,
    amount integer not null check (amount > 0),
    movedAt integer not null,
    unique (accountId, requestId)
  ) strict;
  create index teamTransferAccount on teamTransfer (accountId, direction, movedAt);
  create index teamTransferReceiver on teamTransfer (accountId, receiverId, direction, movedAt);
  create index teamTransferTo on teamTransfer (receiverId, direction, movedAt, amount);

  create table teamRemark (
    accountId integer not null references account(id),
    aboutId integer not null references account(id),
    remark text not null,
    changedAt integer not null,
    primary key (accountId, aboutId)
  ) strict, without rowid;

  create table invitationLink (
    id integer primary key,
    merchant text not null,
    accountId integer not null references account(id),
    requestId text not null,
    code text not null,
    type integer not null,
    rateBp integer not null,
    domain text not null,
    maxUses integer,
    expiresAt integer,
    closedAt integer,
    createdAt integer not null,
    unique (merchant, code),
    unique (accountId, requestId)
  ) strict;
  create index invitationLinkAccount on invitationLink (accountId, createdAt);

  create table invitationVisit (
    linkId integer not null references invitationLink(id),
    visitor text not null,
    firstAt integer not null,
    primary key (linkId, visitor)
  ) strict, without rowid;

  create table invitationMember (
    accountId integer primary key references account(id),
    linkId integer not null references invitationLink(id),
    joinedAt integer not null,
    firstDepositAt integer
  ) strict;
  create index invitationMemberLink on invitationMember (linkId, firstDepositAt);

  create table accountOpening (
    accountId integer not null references account(id),
    requestHash text not null,
    openedId integer not null unique references account(id),
    firstPassword text,
    primary key (accountId, requestHash)
  ) strict, without rowid;

  create table agentApplication (
    reference text not null primary key,
    merchant text not null,
    accountId integer references account(id),
    client text not null,
    requestId text not null,
    fields text not null,
    affiliateCode text,
    status text not null,
    sentAt integer not null,
    decidedAt integer,
    reason text,
    unique (merchant, requestId)
  ) strict;
  create index agentApplicationAccount on agentApplication (accountId, sentAt);
`

export interface TeamTables {
  readonly teamTransfer: TeamTransferTable
  /** What an agent notes of somebody of its team; told to nobody else. */
  readonly teamRemark: { accountId: number; aboutId: number; remark: string; changedAt: number }
  readonly invitationLink: InvitationLinkTable
  readonly invitationVisit: { linkId: number; visitor: string; firstAt: number }
  readonly invitationMember: { accountId: number; linkId: number; joinedAt: number; firstDepositAt: number | null }
  readonly agentApplication: AgentApplicationTable
  readonly accountOpening: AccountOpeningTable
}

interface TeamTransferTable {
  /** Who sent it. */
  accountId: number
  receiverId: number
  direction: 'UP' | 'DOWN'
  requestId: string
  reference: string
  amount: number
  movedAt: number
}

/** A link that an agent made for accounts of its own. */
interface InvitationLinkTable {
  id: Generated<number>
  merchant: string
  accountId: number
  requestId: string
  code: string
  /** What the accounts are: 0, or a type of agents. */
  type: number
  rateBp: number
  domain: string
  /** Registrations; null for any number. */
  maxUses: number | null
  expiresAt: number | null
  closedAt: number | null
  createdAt: number
}

interface AccountOpeningTable {
  /** The agent. */
  accountId: number
  /** Of the id of the request, which opens what is sealed. */
  requestHash: string
  openedId: number
  /** Sealed; null once it was used. */
  firstPassword: string | null
}

interface AgentApplicationTable {
  reference: string
  merchant: string
  /** Null of a visitor. */
  accountId: number | null
  client: string
  requestId: string
  /** JSON: what was answered, by the names of the fields. */
  fields: string
  affiliateCode: string | null
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  sentAt: number
  decidedAt: number | null
  reason: string | null
}
