import type { Generated } from 'kysely'

/** How it is made sure who somebody is: codes, captchas, passwords and their failures. */
export const verificationSchema = `
  create table loginFailure (
    merchant text not null,
    username text not null,
    failures integer not null,
    primary key (merchant, username)
  ) strict;

  create table loginGuard (
    accountId integer primary key references account(id),
    secret text not null,
    bankName text,
    totpStep integer
  ) strict;

  create table registeredAddress (
    accountId integer not null references account(id),
    address text not null,
    primary key (accountId, address)
  ) strict;

  create table loginCheck (
    ticketHash text not null primary key,
    accountId integer not null references account(id),
    address text not null,
    attempts integer not null default 0,
    createdAt integer not null
  ) strict;

  create table loginCheckCode (
    accountId integer not null references account(id),
    way text not null,
    code text not null,
    createdAt integer not null,
    primary key (accountId, way)
  ) strict;

  create table loginCheckFailure (
    accountId integer not null references account(id),
    failedAt integer not null
  ) strict;
  create index loginCheckFailureAccount on loginCheckFailure (accountId, failedAt);

  create table secretTry (
    accountId integer not null references account(id),
    secret text not null,
    failures integer not null,
    lockedUntil integer not null,
    primary key (accountId, secret)
  ) strict;

  create table paymentPassword (
    accountId integer primary key references account(id),
    passwordHash text not null
  ) strict;

  create table authenticator (
    accountId integer primary key references account(id),
    secret text not null,
    confirmedAt integer,
    step integer
  ) strict;

  create table captcha (
    id integer primary key,
    merchant text not null,
    client text not null,
    answer text not null,
    imageHash text not null,
    createdAt integer not null
  ) strict;

  create table geetestLot (
    lotHash text not null primary key,
    captchaId text not null,
    target integer not null,
    tries integer not null default 0,
    proofHash text,
    createdAt integer not null
  ) strict;

  create table smsCode (
    id integer primary key,
    merchant text not null,
    mobile text not null,
    purpose text not null,
    code text not null,
    attempts integer not null default 0,
    createdAt integer not null,
    expiresAt integer not null
  ) strict;
  create index smsCodeMobile on smsCode (merchant, mobile, purpose);
`

export interface VerificationTables {
  readonly loginFailure: { merchant: string; username: string; failures: number }
  readonly loginGuard: { accountId: number; secret: string; bankName: string | null; totpStep: number | null }
  readonly registeredAddress: { accountId: number; address: string }
  readonly loginCheck: LoginCheckTable
  readonly loginCheckCode: { accountId: number; way: 'sms' | 'email'; code: string; createdAt: number }
  readonly loginCheckFailure: { accountId: number; failedAt: number }
  readonly secretTry: { accountId: number; secret: 'LOGIN' | 'PAYMENT'; failures: number; lockedUntil: number }
  readonly paymentPassword: { accountId: number; passwordHash: string }
  readonly authenticator: AuthenticatorTable
  readonly captcha: CaptchaTable
  readonly geetestLot: GeetestLotTable
  readonly smsCode: SmsCodeTable
}

interface LoginCheckTable {
  ticketHash: string
  accountId: number
  address: string
  attempts: Generated<number>
  createdAt: number
}

/** An app that shows codes. Its secret counts once a code of it was confirmed. */
interface AuthenticatorTable {
  accountId: number
  secret: string
  confirmedAt: number | null
  /** Step of the clock that the last code belonged to: none counts twice. */
  step: number | null
}

interface CaptchaTable {
  id: Generated<number>
  merchant: string
  client: string
  answer: string
  imageHash: string
  createdAt: number
}

interface GeetestLotTable {
  lotHash: string
  captchaId: string
  target: number
  tries: Generated<number>
  proofHash: string | null
  createdAt: number
}

interface SmsCodeTable {
  id: Generated<number>
  merchant: string
  /** Where it went: a number, or a mail address. */
  mobile: string
  purpose: 'register' | 'login' | 'forgot' | 'payment' | 'contact'
  code: string
  attempts: Generated<number>
  createdAt: number
  expiresAt: number
}
