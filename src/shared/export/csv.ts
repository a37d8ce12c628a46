/** A column of an exported list. */
export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => string
  /** A plain number, such as "-12.50": spreadsheets are to count with it. */
  readonly number?: true
}

/**
 * A spreadsheet takes a text that begins so for a formula, also behind blanks, and runs it. Full-width signs are those
 * of East Asian keyboards.
 */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n|%＝＋－＠]/u

const number = /^-?\d+(?:\.\d+)?$/

/** Texts that could run are led by an apostrophe, which spreadsheets show as text. */
const harmless = (text: string, isNumber: boolean): string =>
  (isNumber && number.test(text)) || !formula.test(text) ? text : `'${text}`

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (text: string, isNumber = false): string => quoted(harmless(text, isNumber))

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff'

/** The first line (RFC 4180). */
export const csvHead = (columns: readonly Pick<CsvColumn<never>, 'header'>[]): string =>
  `${byteOrderMark}${columns.map(({ header }) => cell(header)).join(',')}\r\n`

export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map(({ value, number: is }) => cell(value(row), is)).join(',')}\r\n`).join('')
