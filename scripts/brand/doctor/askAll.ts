import type { Brand } from '../../../src/engine/brand'
import { visitorHeaders } from '../platform/record'
import type { Heard, Line } from './line'
import type { PublicRow, Question } from './publicRows'

/** A row and what came of it. */
export interface AskedRow {
  readonly row: PublicRow
  /** Where this brand's platform publishes it. */
  readonly path: string
  /** When it was asked, epoch milliseconds. */
  readonly at: number
  readonly heard: Heard
}

const atOnce = 8

/** Asks calls, several at once. A platform of which the first ones hear nothing is not asked for the others. */
export async function askAll(
  rows: readonly PublicRow[],
  line: Line,
  { platform }: Brand,
  question: Question,
): Promise<readonly AskedRow[]> {
  const asked: AskedRow[] = []
  const waiting = [...rows]
  const silent = () =>
    asked.length >= Math.min(atOnce, rows.length) &&
    asked.every(({ heard }) => heard.state === 'late' || heard.state === 'away' || heard.state === 'not asked')
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const path = Object.hasOwn(platform.calls, row.id) ? (platform.calls[row.id] ?? row.call.path) : row.call.path
      const at = Date.now()
      asked.push({ row, path, at, heard: silent() ? notAsked : await ask(row, path, line, question) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return rows.flatMap((row) => asked.filter((each) => each.row === row))
}

const notAsked: Heard = { state: 'not asked', ms: 0, reason: 'the platform answered none of the calls before' }

function ask(row: PublicRow, path: string, line: Line, question: Question): Promise<Heard> {
  const query = new URLSearchParams(
    Object.entries(row.query(question)).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return line(query === '' ? path : `${path}?${query}`, visitorHeaders(row.call, question))
}
