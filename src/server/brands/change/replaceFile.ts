import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file in one step, so that no reader meets half of it. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  // a link keeps leading where it led
  const place = existsSync(file) ? realpathSync(file) : file
  const beside = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}`)
  writeFileSync(beside, text)
  if (existsSync(place)) chmodSync(beside, statSync(place).mode)
  renameSync(beside, place)
}
