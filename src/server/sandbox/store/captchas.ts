import { createHash } from 'node:crypto'
import type { Database } from '../db/database'
import { query } from '../db/query'

/** Who a captcha was drawn for: there is no session yet, so the address and program of the visitor stand for one. */
interface CaptchaOwner {
  readonly merchant: string
  readonly client: string
}

const life = 5 * 60_000
/** Open pages of one visitor that may each show a captcha. */
const openAtOnce = 5

const hashImage = (image: string) => createHash('sha256').update(image).digest('base64url')

const newestOf = ({ merchant, client }: CaptchaOwner) =>
  query
    .selectFrom('captcha')
    .select('id')
    .where('merchant', '=', merchant)
    .where('client', '=', client)
    .orderBy('id', 'desc')

const dropOf = ({ merchant, client }: CaptchaOwner) =>
  query.deleteFrom('captcha').where('merchant', '=', merchant).where('client', '=', client)

export function keepCaptcha(database: Database, owner: CaptchaOwner, answer: string, image: string, now: number): void {
  const { merchant, client } = owner
  database.transaction(() => {
    database.run(query.deleteFrom('captcha').where('createdAt', '<', now - life))
    const row = { merchant, client, answer, imageHash: hashImage(image), createdAt: now }
    database.run(query.insertInto('captcha').values(row))
    database.run(dropOf(owner).where('id', 'not in', newestOf(owner).limit(openAtOnce)))
  })
}

/** Uses up a captcha: a right answer takes the one it belongs to, a wrong one takes all of the visitor's. */
export function consumeCaptcha(database: Database, owner: CaptchaOwner, answer: string, now: number): boolean {
  const right = newestOf(owner)
    .where('answer', '=', answer.trim())
    .where('createdAt', '>=', now - life)
    .limit(1)
  const { changes } = database.run(query.deleteFrom('captcha').where('id', '=', right))
  if (changes === 0) database.run(dropOf(owner))
  return changes > 0
}

/** For tests: the answer of a picture, or of the newest one of a merchant. */
export function revealCaptcha(database: Database, by: { image: string } | { merchant: string }): string | undefined {
  const answers = query.selectFrom('captcha').select('answer').orderBy('id', 'desc').limit(1)
  return database.first(
    'image' in by ? answers.where('imageHash', '=', hashImage(by.image)) : answers.where('merchant', '=', by.merchant),
  )?.answer
}
