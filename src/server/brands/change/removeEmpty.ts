import { existsSync, readdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'

/** Takes away a folder that was made for nothing, with the folders in it; one that holds a file stays. */
export function removeEmpty(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
