import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'

export type SmsPurpose = Tables['smsCode']['purpose']

interface SmsTarget {
  readonly merchant: string
  readonly mobile: string
  readonly purpose: SmsPurpose
}

export const expiredMinutes = 5
/** A number gets one code of a kind in this time. */
export const throttle = 60_000
const wrongTries = 5

const codesFor = ({ merchant, mobile, purpose }: SmsTarget) =>
  query
    .selectFrom('smsCode')
    .select(['id', 'code', 'attempts', 'expiresAt'])
    .where('merchant', '=', merchant)
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)

export const isThrottled = (database: Database, target: SmsTarget, now: number): boolean =>
  database.first(codesFor(target).where('createdAt', '>', now - throttle)) !== undefined

export function keepCode(database: Database, target: SmsTarget, code: string, now: number): void {
  const { merchant, mobile, purpose } = target
  const row = { merchant, mobile, purpose, code, createdAt: now, expiresAt: now + expiredMinutes * 60_000 }
  database.run(query.insertInto('smsCode').values(row))
}

type CodeCheck = 'right' | 'wrong' | 'expired'

/** Compares with the newest code of the number. Too many wrong tries end it; `consumeCode` takes a right one away. */
export function checkCode(database: Database, target: SmsTarget, code: string, now: number): CodeCheck {
  const sent = database.first(codesFor(target))
  if (sent === undefined) return 'wrong'
  if (sent.expiresAt < now || sent.attempts >= wrongTries) return 'expired'
  if (sent.code === code.trim()) return 'right'
  database.run(
    query
      .updateTable('smsCode')
      .set((known) => ({ attempts: known('attempts', '+', 1) }))
      .where('id', '=', sent.id),
  )
  return 'wrong'
}

export function consumeCode(database: Database, { merchant, mobile, purpose }: SmsTarget): void {
  database.run(
    query
      .updateTable('smsCode')
      .set({ expiresAt: 0 })
      .where('merchant', '=', merchant)
      .where('mobile', '=', mobile)
      .where('purpose', '=', purpose),
  )
}

interface SentCode extends SmsTarget {
  readonly code: string
  readonly sentAt: number
}

/** What was "sent", newest first: the sandbox has no telephone network. */
export function sentCodes(database: Database, mobile: string, merchant?: string): readonly SentCode[] {
  const sent = query
    .selectFrom('smsCode')
    .select(['merchant', 'mobile', 'purpose', 'code', 'createdAt as sentAt'])
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .limit(20)
  return database.all(merchant === undefined ? sent : sent.where('merchant', '=', merchant))
}
