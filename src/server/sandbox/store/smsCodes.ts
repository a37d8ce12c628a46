import type { Database } from '../db/database'
import { integer, text } from '../db/row'

const purposes = ['register', 'login', 'forgot'] as const
export type SmsPurpose = (typeof purposes)[number]

interface SmsTarget {
  readonly merchant: string
  readonly mobile: string
  readonly purpose: SmsPurpose
}

export const expiredMinutes = 5
/** A number gets one code of a kind in this time. */
export const throttle = 60_000
const wrongTries = 5

export const isThrottled = (database: Database, { merchant, mobile, purpose }: SmsTarget, now: number): boolean =>
  database.get(
    'select id from sms_code where merchant = ? and mobile = ? and purpose = ? and created_at > ? limit 1',
    merchant,
    mobile,
    purpose,
    now - throttle,
  ) !== undefined

export function keepCode(
  database: Database,
  { merchant, mobile, purpose }: SmsTarget,
  code: string,
  now: number,
): void {
  database.run(
    'insert into sms_code (merchant, mobile, purpose, code, created_at, expires_at) values (?, ?, ?, ?, ?, ?)',
    merchant,
    mobile,
    purpose,
    code,
    now,
    now + expiredMinutes * 60_000,
  )
}

type CodeCheck = 'right' | 'wrong' | 'expired'

/** Compares with the newest code of the number. Too many wrong tries end it; `consumeCode` takes a right one away. */
export function checkCode(
  database: Database,
  { merchant, mobile, purpose }: SmsTarget,
  code: string,
  now: number,
): CodeCheck {
  const row = database.get(
    'select id, code, attempts, expires_at from sms_code where merchant = ? and mobile = ? and purpose = ? order by id desc limit 1',
    merchant,
    mobile,
    purpose,
  )
  if (row === undefined) return 'wrong'
  if (integer(row, 'expires_at') < now || integer(row, 'attempts') >= wrongTries) return 'expired'
  if (text(row, 'code') === code.trim()) return 'right'
  database.run('update sms_code set attempts = attempts + 1 where id = ?', integer(row, 'id'))
  return 'wrong'
}

export function consumeCode(database: Database, { merchant, mobile, purpose }: SmsTarget): void {
  database.run(
    'update sms_code set expires_at = 0 where merchant = ? and mobile = ? and purpose = ?',
    merchant,
    mobile,
    purpose,
  )
}

interface SentCode extends SmsTarget {
  readonly code: string
  readonly sentAt: number
}

/** What was "sent", newest first: the sandbox has no telephone network. */
export function sentCodes(database: Database, mobile: string, merchant?: string): readonly SentCode[] {
  return database
    .all(
      'select * from sms_code where mobile = ?1 and (?2 is null or merchant = ?2) order by id desc limit 20',
      mobile,
      merchant ?? null,
    )
    .map((row) => ({
      merchant: text(row, 'merchant'),
      mobile: text(row, 'mobile'),
      purpose: purposes.find((purpose) => purpose === text(row, 'purpose')) ?? 'register',
      code: text(row, 'code'),
      sentAt: integer(row, 'created_at'),
    }))
}
