import type { Selectable } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'

export interface Account {
  readonly id: number
  readonly merchant: string
  readonly username: string
  readonly passwordHash: string
  readonly type: number
  readonly nickname: string | undefined
  readonly mobile: string | undefined
  readonly email: string | undefined
  /** Other fields of registration, by name. */
  readonly profile: Readonly<Record<string, string>>
  readonly clubLabel: string | undefined
  readonly labels: readonly string[]
  /** Platform code of the language that is kept with the account. */
  readonly language: string | undefined
  /** The picture that was chosen. */
  readonly avatar: number | undefined
  /** Minutes between two reality checks that were chosen. */
  readonly checkMinutes: number | undefined
  readonly referralCode: string
  readonly affiliateCode: string | undefined
  readonly upline: number | undefined
  /** Its rate, in basis points. */
  readonly rateBp: number
  readonly disabled: boolean
  readonly passwordExpired: boolean
  readonly openedByAgent: boolean
  /** The password is still the one that an agent handed on. */
  readonly passwordGiven: boolean
  readonly mobileVerified: boolean
  readonly emailVerified: boolean
  readonly unread: number
  readonly registeredAt: number
  /** When its holder closed it. */
  readonly closedAt: number | undefined
  /** Sign-in before the present one. */
  readonly previousLoginAt: number | undefined
  readonly lastLoginAt: number | undefined
}

export { agentTypes, isAgentType } from '../../../engine/agentTypes'

export const demoType = 4
export const staffType = 9

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
  /** In basis points. */
  readonly rateBp?: number | undefined
  readonly disabled?: boolean | undefined
  readonly passwordExpired?: boolean | undefined
  readonly openedByAgent?: boolean | undefined
  readonly mobileVerified?: boolean | undefined
  readonly emailVerified?: boolean | undefined
  readonly unread?: number | undefined
}

/** Opens an account and answers its id. Throws where the name, a mobile number, a verified address or a code is taken. */
export function insertAccount(database: Database, account: NewAccount): number {
  const { type = 0, profile = {}, labels = [], disabled, passwordExpired, openedByAgent, ...rest } = account
  const { mobileVerified, emailVerified, ...others } = rest
  return database.run(
    query.insertInto('account').values({
      ...others,
      type,
      profile: JSON.stringify(profile),
      labels: JSON.stringify(labels),
      disabled: disabled ? 1 : 0,
      passwordExpired: passwordExpired ? 1 : 0,
      openedByAgent: openedByAgent ? 1 : 0,
      passwordGiven: openedByAgent ? 1 : 0,
      mobileVerified: mobileVerified ? 1 : 0,
      emailVerified: emailVerified ? 1 : 0,
    }),
  ).id
}

type Key = 'username' | 'mobile' | 'email' | 'referralCode' | 'affiliateCode'

/** Names are kept in lower case, codes in upper case. */
export function findAccount(database: Database, merchant: string, key: Key, value: string): Account | undefined {
  const found = query.selectFrom('account').selectAll().where('merchant', '=', merchant).where(key, '=', value)
  const row = database.first(found)
  return row && readAccount(row)
}

export function accountById(database: Database, id: number): Account | undefined {
  const row = database.first(query.selectFrom('account').selectAll().where('id', '=', id))
  return row && readAccount(row)
}

export function recordLogin(database: Database, id: number, at: number): void {
  database.run(
    query
      .updateTable('account')
      .set((eb) => ({ previousLoginAt: eb.ref('lastLoginAt'), lastLoginAt: at }))
      .where('id', '=', id),
  )
}

/** What the member may change of the account by themselves. */
export function changeAccount(
  database: Database,
  id: number,
  change: Partial<Pick<Tables['account'], 'nickname' | 'language' | 'avatar' | 'checkMinutes'>>,
): void {
  database.run(query.updateTable('account').set(change).where('id', '=', id))
}

/** A number or an address that a code came back from; false where another account has it. In a transaction. */
export function bindContact(
  database: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  kind: 'mobile' | 'email',
  value: string,
): boolean {
  const owner = findAccount(database, merchant, kind, value)
  if (owner !== undefined && owner.id !== id) return false
  const change =
    kind === 'mobile' ? { mobile: value, mobileVerified: 1 as const } : { email: value, emailVerified: 1 as const }
  database.run(query.updateTable('account').set(change).where('id', '=', id))
  return true
}

/** Raises the rate of somebody, up to that of the upline. False, and nothing happened, where it would fall or be above. */
export const raiseRate = (database: Database, id: number, upline: number, rateBp: number): boolean =>
  database.run(
    query
      .updateTable('account')
      .set({ rateBp })
      .where('id', '=', id)
      .where('rateBp', '<=', rateBp)
      .where((account) =>
        account(
          account.val(rateBp),
          '<=',
          account.selectFrom('account as above').select('rateBp').where('id', '=', upline),
        ),
      ),
  ).changes > 0

/** Who has registered by the account's link or code: those that it opened itself are none. */
export const countInvited = (database: Database, upline: number): number =>
  countOf(database, query.selectFrom('account').where('upline', '=', upline).where('openedByAgent', '=', 0))

const readAccount = (row: Selectable<Tables['account']>): Account => ({
  ...row,
  nickname: row.nickname ?? undefined,
  mobile: row.mobile ?? undefined,
  email: row.email ?? undefined,
  clubLabel: row.clubLabel ?? undefined,
  profile: readProfile(row.profile),
  labels: readLabels(row.labels),
  language: row.language ?? undefined,
  avatar: row.avatar ?? undefined,
  checkMinutes: row.checkMinutes ?? undefined,
  affiliateCode: row.affiliateCode ?? undefined,
  upline: row.upline ?? undefined,
  disabled: row.disabled === 1,
  passwordExpired: row.passwordExpired === 1,
  openedByAgent: row.openedByAgent === 1,
  passwordGiven: row.passwordGiven === 1,
  mobileVerified: row.mobileVerified === 1,
  emailVerified: row.emailVerified === 1,
  closedAt: row.closedAt ?? undefined,
  previousLoginAt: row.previousLoginAt ?? undefined,
  lastLoginAt: row.lastLoginAt ?? undefined,
})

function readLabels(json: string): string[] {
  const labels: unknown = JSON.parse(json)
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : []
}

function readProfile(json: string): Readonly<Record<string, string>> {
  const profile: unknown = JSON.parse(json)
  if (typeof profile !== 'object' || profile === null) return {}
  return Object.fromEntries(
    Object.entries(profile).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
