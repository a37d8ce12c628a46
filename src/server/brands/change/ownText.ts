import { existsSync } from 'node:fs'
import path from 'node:path'
import { readPlainFile, staysInside } from '../plainFile'

/** Bytes, as for all texts of a folder. */
const mostText = 4_000_000

/**
 * A file of a brand's own folder as it stands, to be edited and written back; undefined where there is none. Throws where
 * links lead out of the folder, and for what is no UTF-8: both would be changed for the worse.
 */
export function ownText(folder: string, name: string): string | undefined {
  const file = path.join(folder, name)
  const above = path.dirname(file)
  if (above !== folder && existsSync(above)) staysInside(folder, above)
  if (!existsSync(file)) return undefined
  staysInside(folder, file)
  const bytes = readPlainFile(file, mostText)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Error(`${name} is not saved as UTF-8`)
  }
}
