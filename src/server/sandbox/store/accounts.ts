import type { Database, Row } from '../db/database'
import { flag, integer, optionalInteger, optionalText, text } from '../db/row'

export interface Account {
  readonly id: number
  readonly merchant: string
  readonly username: string
  readonly passwordHash: string
  readonly type: number
  readonly nickname: string | undefined
  readonly mobile: string | undefined
  readonly email: string | undefined
  readonly clubLabel: string | undefined
  readonly labels: readonly string[]
  readonly referralCode: string
  readonly affiliateCode: string | undefined
  readonly upline: number | undefined
  readonly disabled: boolean
  readonly passwordExpired: boolean
  readonly openedByAgent: boolean
  readonly unread: number
  readonly registeredAt: number
  /** Sign-in before the present one. */
  readonly previousLoginAt: number | undefined
  readonly lastLoginAt: number | undefined
}

export const demoType = 4
export const staffType = 9

/** Spec §6: upline and downline agents. */
export const isAgentType = (type: number): boolean => [1, 2, 41, 42].includes(type)

interface NewAccount {
  readonly merchant: string
  readonly username: string
  readonly passwordHash: string
  readonly registeredAt: number
  readonly referralCode: string
  readonly type?: number | undefined
  readonly nickname?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  /** Other fields of registration, by name. */
  readonly profile?: Readonly<Record<string, string>> | undefined
  readonly clubLabel?: string | undefined
  readonly labels?: readonly string[] | undefined
  readonly affiliateCode?: string | undefined
  readonly upline?: number | undefined
  readonly disabled?: boolean | undefined
  readonly passwordExpired?: boolean | undefined
  readonly openedByAgent?: boolean | undefined
  readonly unread?: number | undefined
}

/** Opens an account and answers its id. Throws where the name, mobile number or a code is taken. */
export function insertAccount(database: Database, account: NewAccount): number {
  const { id } = database.run(
    `insert into account (merchant, username, password, type, nickname, mobile, email, profile, club_label, labels,
       referral_code, affiliate_code, upline, disabled, password_expired, opened_by_agent, unread, registered_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    account.merchant,
    account.username,
    account.passwordHash,
    account.type ?? 0,
    account.nickname ?? null,
    account.mobile ?? null,
    account.email ?? null,
    JSON.stringify(account.profile ?? {}),
    account.clubLabel ?? null,
    JSON.stringify(account.labels ?? []),
    account.referralCode,
    account.affiliateCode ?? null,
    account.upline ?? null,
    account.disabled ? 1 : 0,
    account.passwordExpired ? 1 : 0,
    account.openedByAgent ? 1 : 0,
    account.unread ?? 0,
    account.registeredAt,
  )
  return id
}

type Key = 'username' | 'mobile' | 'referral_code' | 'affiliate_code'

/** Names are kept in lower case, codes in upper case. */
export function findAccount(database: Database, merchant: string, key: Key, value: string): Account | undefined {
  const row = database.get(`select * from account where merchant = ? and ${key} = ?`, merchant, value)
  return row && readAccount(row)
}

export function accountById(database: Database, id: number): Account | undefined {
  const row = database.get('select * from account where id = ?', id)
  return row && readAccount(row)
}

export function recordLogin(database: Database, id: number, at: number): void {
  database.run('update account set seen_at = last_login_at, last_login_at = ? where id = ?', at, id)
}

export const countInvited = (database: Database, upline: number): number =>
  integer(database.get('select count(*) as invited from account where upline = ?', upline) ?? {}, 'invited')

function readAccount(row: Row): Account {
  return {
    id: integer(row, 'id'),
    merchant: text(row, 'merchant'),
    username: text(row, 'username'),
    passwordHash: text(row, 'password'),
    type: integer(row, 'type'),
    nickname: optionalText(row, 'nickname'),
    mobile: optionalText(row, 'mobile'),
    email: optionalText(row, 'email'),
    clubLabel: optionalText(row, 'club_label'),
    labels: readLabels(text(row, 'labels')),
    referralCode: text(row, 'referral_code'),
    affiliateCode: optionalText(row, 'affiliate_code'),
    upline: optionalInteger(row, 'upline'),
    disabled: flag(row, 'disabled'),
    passwordExpired: flag(row, 'password_expired'),
    openedByAgent: flag(row, 'opened_by_agent'),
    unread: integer(row, 'unread'),
    registeredAt: integer(row, 'registered_at'),
    previousLoginAt: optionalInteger(row, 'seen_at'),
    lastLoginAt: optionalInteger(row, 'last_login_at'),
  }
}

function readLabels(json: string): string[] {
  const labels: unknown = JSON.parse(json)
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : []
}
