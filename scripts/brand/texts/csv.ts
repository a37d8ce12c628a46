import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { Failed } from '../io'
import { type ReturnedText, versionOf } from './changedSince'
import type { TextsFile } from './rows'

export interface ReadTexts {
  readonly language: string
  readonly rows: readonly ReturnedText[]
}

/** Spreadsheets take such a cell for a formula, and would run it. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠|%]/

/** An apostrophe before it makes it a text. Those that have one get another, so that each can be taken off again. */
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
const asWritten = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

/** One row for each text, in UTF-8 with its mark, which spreadsheets need to know it. */
export function writeCsv({ sourceLanguage, language, rows }: TextsFile): string {
  const head = ['key', `source (${sourceLanguage})`, `target (${language})`, 'note', 'version']
  const cells = rows.map(({ id, source, target, note }) => [id, source, target, note, versionOf(target)].map(harmless))
  return stringify([head, ...cells], { bom: true, record_delimiter: 'windows' })
}

/** Those that are read. Which of two counts nobody could say. */
const columns = {
  key: (name: string) => name === 'key',
  text: (name: string) => name.startsWith('target'),
  version: (name: string) => name === 'version',
}

/** Throws Failed where the file is no table of texts. Commas, semicolons and tabs are told apart by its first line. */
export function readCsv(file: string, text: string): ReadTexts {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  )
  const [first, ...records] = recordsOf(file, text, delimiter)
  const names = first?.record.map((name) => name.trim()) ?? []
  const language = names.map((name) => /^target \(([\w-]+)\)$/.exec(name)?.[1]).find((tag) => tag !== undefined)
  const key = names.indexOf('key')
  const target = names.findIndex(columns.text)
  const version = names.indexOf('version')
  if (language === undefined || key < 0)
    throw new Failed(
      `${file} has no columns "key" and "target (…)" with a language, such as "target (th)"; found: ${names.join(', ') || 'nothing'}.`,
    )
  for (const [column, is] of Object.entries(columns)) {
    const found = names.filter(is)
    if (found.length > 1)
      throw new Failed(`${file} has ${found.length} columns for the ${column}: ${found.join(', ')}. Keep one of them.`)
  }
  return {
    language,
    rows: records.map(({ record, line }) => ({
      id: asWritten(record[key] ?? ''),
      target: asWritten(record[target] ?? ''),
      line,
      ...(record[version] && { version: record[version].trim() }),
    })),
  }
}

interface Numbered {
  readonly record: readonly string[]
  readonly line: number
}

function recordsOf(file: string, text: string, delimiter: string): readonly Numbered[] {
  try {
    const read: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return Array.isArray(read) ? read.flatMap(numbered) : []
  } catch (error) {
    throw new Failed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A cell may have lines of its own; a record is found by the line on which it ends. */
function numbered(read: unknown): readonly Numbered[] {
  if (typeof read !== 'object' || read === null || !('record' in read) || !('info' in read)) return []
  const { record, info } = read
  const line = typeof info === 'object' && info !== null && 'lines' in info ? Number(info.lines) : 0
  return Array.isArray(record) ? [{ record: record.map(String), line }] : []
}
