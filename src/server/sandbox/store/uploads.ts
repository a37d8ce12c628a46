import { randomBytes } from 'node:crypto'
import type { ImageType } from '../../../lib/imageType'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'

const window = 5 * 60_000
/** Images that an account may send in five minutes. */
export const mostUploads = 20

const uploadsOf = (accountId: number) => query.selectFrom('upload').where('accountId', '=', accountId)

export const isUploadingTooMuch = (database: Database, accountId: number, now: number): boolean =>
  countOf(database, uploadsOf(accountId).where('sentAt', '>', now - window)) >= mostUploads

interface NewUpload {
  readonly accountId: number
  readonly type: ImageType
  readonly content: Uint8Array
}

/** Keeps an image and answers its id. */
export function addUpload(database: Database, { accountId, type, content }: NewUpload, now: number): string {
  const fileId = randomBytes(18).toString('base64url')
  const kept = { fileId, accountId, type, bytes: content.byteLength, sentAt: now }
  database.run(query.insertInto('upload').values({ ...kept, content: Buffer.from(content).toString('base64') }))
  return fileId
}

/** Whether an image is there and was sent by this account. */
export const isOwnUpload = (database: Database, accountId: number, fileId: string): boolean =>
  database.first(uploadsOf(accountId).select('fileId').where('fileId', '=', fileId)) !== undefined
