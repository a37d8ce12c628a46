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
  const asked = new Map<PublicRow, AskedRow>()
  const waiting = [...rows]
  const isSilent = () => [...asked.values()].every(({ heard }) => silence.includes(heard.state))
  const pathOf = ({ id, call }: PublicRow) =>
    Object.hasOwn(platform.calls, id) ? (platform.calls[id] ?? call.path) : call.path
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const [path, at] = [pathOf(row), Date.now()]
      asked.set(row, { row, path, at, heard: await ask(row, path, line, question) })
      // those that have heard something go on alone
      if (isSilent()) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return rows.map((row) => asked.get(row) ?? { row, path: pathOf(row), at: Date.now(), heard: notAsked })
}

const silence: readonly Heard['state'][] = ['late', 'away', 'not asked']

const notAsked: Heard = { state: 'not asked', ms: 0, reason: 'the platform answered none of the calls before' }

function ask(row: PublicRow, path: string, line: Line, question: Question): Promise<Heard> {
  const query = new URLSearchParams(
    Object.entries(row.query(question)).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return line(query === '' ? path : `${path}?${query}`, visitorHeaders(row.call, question))
}
