import { mostImages } from '../../../lib/applicationLimits'
import type { Database } from '../db/database'
import { isOwnUpload } from '../store/uploads'

/** What is wrong with the images of a form: too many, somebody else's, or one twice. */
export function imagesProblem(
  database: Database,
  accountId: number | undefined,
  fileIds: readonly string[],
): 'tooMany' | 'unknown' | undefined {
  if (fileIds.length > mostImages) return 'tooMany'
  const isOwn = (fileId: string) => accountId !== undefined && isOwnUpload(database, accountId, fileId)
  return fileIds.every(isOwn) && new Set(fileIds).size === fileIds.length ? undefined : 'unknown'
}
