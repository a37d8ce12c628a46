import { createHash } from 'node:crypto'
import type { TextChange } from '../../../src/server/brands/change/takeTexts'

/** A text as it came back, with what the export knew it by. */
export interface ReturnedText extends TextChange {
  /** Undefined where the file does not say: an older one, or a tool that dropped it. */
  readonly version?: string
}

/** A text that the folder says otherwise than when it was exported, and that the file would change back. */
export interface ChangedText {
  readonly id: string
  readonly line?: number
  /** What players read now. */
  readonly folder: string
  readonly file: string
  /** The translator wrote another one too, so somebody has to choose. */
  readonly translated: boolean
}

/**
 * What a text is known by: the same for the same text. It begins with a letter, or a spreadsheet would take it for a
 * number. Tools take off spaces at the end.
 */
export const versionOf = (text: string): string =>
  `v${createHash('sha256').update(text.trimEnd()).digest('hex').slice(0, 8)}`

/** Texts that were changed in the folder after the export, and the others. */
export function changedSince(
  rows: readonly ReturnedText[],
  now: Readonly<Record<string, string>>,
): { readonly changed: readonly ChangedText[]; readonly others: readonly ReturnedText[] } {
  const changed: ChangedText[] = []
  const others = rows.filter(({ id, target, line, version }) => {
    const folder = Object.hasOwn(now, id) ? (now[id] ?? '') : ''
    if (version === undefined || target.trim() === '' || versionOf(folder) === version) return true
    if (versionOf(folder) === versionOf(target)) return true
    const place = line === undefined ? {} : { line }
    changed.push({ id, ...place, folder, file: target, translated: versionOf(target) !== version })
    return false
  })
  return { changed, others }
}
