import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import spdx from 'spdx-license-list/full.js'
import satisfies from 'spdx-satisfies'
import type { Package } from './packages'

/**
 * Licences that a shipped package may have. The Unlicense asks for nothing: it gives a work to everybody. LGPL and MPL are those of libraries that stay files of their own, as the
 * server loads them; code of such a licence is never put into a bundle. Another licence is a decision: add it here.
 */
const allowed = [
  '0BSD',
  'Apache-2.0',
  // asks for its notice to be kept, as MIT does
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  // of argparse, which asks for its notice to be kept, as MIT does
  'Python-2.0',
  'Unlicense',
]

export function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed)
  } catch {
    // no SPDX expression
    return false
  }
}

/** The texts that a package brings; the standard texts where it brings none, or is not on every machine. */
export function licenceTexts(root: string, { folder, licence, optional }: Package): readonly string[] {
  const place = path.join(root, folder)
  const own =
    optional || !existsSync(place)
      ? []
      : readdirSync(place).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
  if (own.length > 0) return own.sort().map((name) => readFileSync(path.join(place, name), 'utf8').trim())
  const ids = allowed.filter((id) => licence.split(/[\s()]+/).includes(id))
  return ids.flatMap((id) => spdx[id]?.licenseText.trim() ?? [])
}
