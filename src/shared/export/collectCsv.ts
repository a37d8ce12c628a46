import { type CsvColumn, csvHead, csvRows } from './csv'

/** One page of what is exported, as every list of the platform has it. */
export interface ExportPage<Row> {
  readonly content: readonly Row[]
  readonly pageCount: number
  /** Rows of all pages. */
  readonly total: number
}

export interface ExportProgress {
  readonly done: number
  readonly total: number
}

export interface ExportTask<Row> {
  readonly columns: readonly CsvColumn<Row>[]
  /** Asks for a page, from 1. */
  readonly ask: (page: number, signal: AbortSignal) => Promise<ExportPage<Row>>
}

/** The list became another while it was asked for: rows would be missing, or there twice. */
export class ExportChanged extends Error {
  override readonly name = 'ExportChanged'
}

/**
 * All pages of a list as the parts of a file, one after the other: no more than a page is ever held as rows. Throws what
 * `ask` throws, and the reason of the signal.
 */
export async function collectCsv<Row>(
  { columns, ask }: ExportTask<Row>,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const parts = [csvHead(columns)]
  let done = 0
  let total: number | undefined
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const answer = await ask(page, signal)
    signal.throwIfAborted()
    total ??= answer.total
    if (answer.total !== total) throw new ExportChanged()
    pageCount = answer.pageCount
    done += answer.content.length
    // a page of nothing would go on for as many pages as the platform names
    if (answer.content.length === 0 && done < total) throw new ExportChanged()
    parts.push(csvRows(columns, answer.content))
    onProgress({ done, total })
  }
  if (done !== total) throw new ExportChanged()
  return parts
}
