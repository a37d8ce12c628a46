import { CallFailure } from '../failure'
import type { ErrorRow, ErrorRows } from './row'
import { transportErrors } from './transportErrors'

/** The row of anything caught; server keys that the rows lack are system errors. */
export function findRow(error: unknown, serverRows: ErrorRows): ErrorRow {
  if (!(error instanceof CallFailure)) return transportErrors.other
  const { failure } = error
  const rows: ErrorRows = failure.type === 'server' ? serverRows : transportErrors
  const key =
    failure.type === 'server' ? failure.message : failure.type === 'http' ? String(failure.status) : failure.type
  return (Object.hasOwn(rows, key) ? rows[key] : undefined) ?? transportErrors.other
}
