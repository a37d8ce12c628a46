import type { Generated } from 'kysely'
import type { Channel } from '../../firebase/verifyToken'
import type { Flag } from './flag'

/** The database itself, accounts and who is signed in to them. */
export const accountsSchema = `
  create table meta (name text not null primary key, value text not null) strict;

  create table account (
    id integer primary key,
    merchant text not null,
    username text not null,
    passwordHash text not null,
    type integer not null,
    nickname text,
    mobile text,
    email text,
    profile text not null default '{}',
    language text,
    avatar integer,
    checkMinutes integer,
    clubLabel text,
    labels text not null default '[]',
    referralCode text not null,
    affiliateCode text,
    upline integer references account(id),
    rateBp integer not null default 0,
    disabled integer not null default 0,
    passwordExpired integer not null default 0,
    openedByAgent integer not null default 0,
    passwordGiven integer not null default 0,
    mobileVerified integer not null default 0,
    emailVerified integer not null default 0,
    unread integer not null default 0,
    registeredAt integer not null,
    closedAt integer,
    previousLoginAt integer,
    lastLoginAt integer,
    unique (merchant, username),
    unique (merchant, referralCode)
  ) strict;
  create unique index accountMobile on account (merchant, mobile) where mobile is not null;
  create unique index accountEmail on account (merchant, lower(email)) where emailVerified = 1;
  create unique index accountAffiliate on account (merchant, affiliateCode) where affiliateCode is not null;
  create index accountUpline on account (upline, registeredAt, id);
  create index accountUplineName on account (upline, username);

  create table teamPath (
    ancestorId integer not null references account(id),
    accountId integer not null references account(id),
    depth integer not null check (depth > 0),
    primary key (ancestorId, accountId)
  ) strict, without rowid;
  create index teamPathAccount on teamPath (accountId, depth, ancestorId);
  create trigger accountJoins after insert on account when new.upline is not null begin
    insert or ignore into teamPath (ancestorId, accountId, depth)
      select ancestorId, new.id, depth + 1 from teamPath where accountId = new.upline
      union all select new.upline, new.id, 1;
  end;

  create table session (
    tokenHash text not null primary key,
    merchant text not null,
    accountId integer not null references account(id),
    client text not null,
    createdAt integer not null,
    seenAt integer not null,
    withdrawOnly integer not null default 0
  ) strict;
  create index sessionAccount on session (accountId, seenAt);

  create table signIn (
    id integer primary key,
    accountId integer not null references account(id),
    client text not null,
    outcome text not null,
    at integer not null
  ) strict;
  create index signInAccount on signIn (accountId, at);

  create table thirdPartyLink (
    merchant text not null,
    accountId integer not null references account(id),
    channel text not null,
    subject text not null,
    label text,
    linkedAt integer not null,
    primary key (accountId, channel),
    unique (merchant, channel, subject)
  ) strict;
`

export interface AccountsTables {
  readonly meta: { name: string; value: string }
  readonly account: AccountTable
  /** Everybody above an account, its upline at depth 1. Written by a trigger when an account is opened. */
  readonly teamPath: { ancestorId: number; accountId: number; depth: number }
  readonly session: SessionTable
  readonly signIn: SignInTable
  readonly thirdPartyLink: ThirdPartyLinkTable
}

interface AccountTable {
  id: Generated<number>
  merchant: string
  username: string
  passwordHash: string
  type: number
  nickname: string | null
  mobile: string | null
  email: string | null
  /** JSON: other fields of registration, by name. */
  profile: Generated<string>
  /** Platform code of the language that the member keeps with the account. */
  language: string | null
  /** The picture that the member chose. */
  avatar: number | null
  /** Minutes between two reality checks that the member chose. */
  checkMinutes: number | null
  clubLabel: string | null
  /** JSON: a list of texts. */
  labels: Generated<string>
  referralCode: string
  affiliateCode: string | null
  upline: number | null
  /** Rate, in basis points. */
  rateBp: Generated<number>
  disabled: Generated<Flag>
  passwordExpired: Generated<Flag>
  openedByAgent: Generated<Flag>
  /** The password is still the one that an agent handed on. */
  passwordGiven: Generated<Flag>
  /** A code that was sent there came back. */
  mobileVerified: Generated<Flag>
  emailVerified: Generated<Flag>
  unread: Generated<number>
  registeredAt: number
  /** When its holder closed it. */
  closedAt: number | null
  /** Sign-in before the present one. */
  previousLoginAt: number | null
  lastLoginAt: number | null
}

interface SessionTable {
  tokenHash: string
  merchant: string
  accountId: number
  /** Address and program that it was opened from. */
  client: string
  createdAt: number
  seenAt: number
  /** Opened to take money out: no play and no deposits. */
  withdrawOnly: Generated<Flag>
}

/** Each time that somebody signed in, or had the name right and the password wrong. */
interface SignInTable {
  id: Generated<number>
  accountId: number
  client: string
  outcome: 'IN' | 'REFUSED'
  at: number
}

interface ThirdPartyLinkTable {
  merchant: string
  accountId: number
  channel: Channel
  /** Who it is at the channel. */
  subject: string
  label: string | null
  linkedAt: number
}
