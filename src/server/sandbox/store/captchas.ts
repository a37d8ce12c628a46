import { createHash } from 'node:crypto'
import type { Database } from '../db/database'
import { optionalText } from '../db/row'

/** Who a captcha was drawn for: there is no session yet, so the address and program of the visitor stand for one. */
interface CaptchaOwner {
  readonly merchant: string
  readonly client: string
}

const life = 5 * 60_000
/** Open pages of one visitor that may each show a captcha. */
const openAtOnce = 5

const hashImage = (image: string) => createHash('sha256').update(image).digest('base64url')

export function keepCaptcha(database: Database, owner: CaptchaOwner, answer: string, image: string, now: number): void {
  database.transaction(() => {
    database.run('delete from captcha where created_at < ?', now - life)
    database.run(
      'insert into captcha (merchant, client, answer, image_hash, created_at) values (?, ?, ?, ?, ?)',
      owner.merchant,
      owner.client,
      answer,
      hashImage(image),
      now,
    )
    database.run(
      `delete from captcha where merchant = ?1 and client = ?2
       and id not in (select id from captcha where merchant = ?1 and client = ?2 order by id desc limit ${openAtOnce})`,
      owner.merchant,
      owner.client,
    )
  })
}

/** Uses up a captcha: a right answer takes the one it belongs to, a wrong one takes all of the visitor's. */
export function consumeCaptcha(database: Database, owner: CaptchaOwner, answer: string, now: number): boolean {
  const { merchant, client } = owner
  const { changes } = database.run(
    `delete from captcha where id = (select id from captcha
       where merchant = ? and client = ? and answer = ? and created_at >= ? order by id desc limit 1)`,
    merchant,
    client,
    answer.trim(),
    now - life,
  )
  if (changes === 0) database.run('delete from captcha where merchant = ? and client = ?', merchant, client)
  return changes > 0
}

/** For tests: the answer of a picture, or of the newest one of a merchant. */
export function revealCaptcha(database: Database, by: { image: string } | { merchant: string }): string | undefined {
  const row =
    'image' in by
      ? database.get('select answer from captcha where image_hash = ?', hashImage(by.image))
      : database.get('select answer from captcha where merchant = ? order by id desc limit 1', by.merchant)
  return row && optionalText(row, 'answer')
}
