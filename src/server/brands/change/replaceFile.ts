import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { removeEmpty } from './removeEmpty'
import { messageOf } from '../../../lib/messageOf'

/** A file could not be written, on a full disk for one. Its message says what was all the same. */
export class NotReplaced extends Error {
  override readonly name = 'NotReplaced'
  constructor(
    file: string,
    /** Files that have their new text. */
    readonly written: readonly string[],
    cause: unknown,
  ) {
    const reason = messageOf(cause)
    const rest = written.length === 0 ? 'Nothing was written.' : `Written, and nothing else: ${written.join(', ')}.`
    super(`${file} cannot be written: ${reason}.\n${rest}`, { cause })
  }
}

/** Writes a file in one step, so that no reader meets half of it. Throws NotReplaced. */
export const replaceFile = (file: string, text: string): void => replaceFiles(new Map([[file, text]]))

/**
 * Writes files, each in one step. All texts are on the disk before the first file is replaced: where one has no room,
 * every file stays as it was. Throws NotReplaced, and leaves nothing of its own behind.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const made: string[] = []
  const ready: { readonly file: string; readonly beside: string; readonly place: string }[] = []
  const written: string[] = []
  let at = ''
  try {
    for (const [file, text] of texts) {
      at = file
      const first = mkdirSync(path.dirname(file), { recursive: true })
      if (first !== undefined) made.push(first)
      // a link keeps leading where it led
      const place = existsSync(file)
        ? realpathSync(file)
        : path.join(realpathSync(path.dirname(file)), path.basename(file))
      const other = ready.find((each) => each.place === place)
      if (other) throw new Error(`it is the same file as ${other.file}`)
      const beside = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}`)
      ready.push({ file, beside, place })
      writeFileSync(beside, text, { flush: true })
      if (existsSync(place)) chmodSync(beside, statSync(place).mode)
    }
    for (const { file, beside, place } of ready) {
      at = file
      renameSync(beside, place)
      written.push(file)
    }
  } catch (error) {
    for (const { beside } of ready.slice(written.length)) rmSync(beside, { force: true })
    for (const folder of made) removeEmpty(folder)
    throw new NotReplaced(at, written, error)
  }
}
