import { readFileSync } from 'node:fs'

/**
 * A file that was written by hand. What is no JSON in it is told with the file's name, as that is what has to be mended.
 * @returns {unknown}
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
