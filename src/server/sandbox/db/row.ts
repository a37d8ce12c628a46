import type { Row } from './database'

const wrong = (row: Row, column: string, wanted: string): never => {
  const found = Object.hasOwn(row, column) ? typeof row[column] : 'nothing'
  throw new TypeError(`column ${column}: ${found} found, ${wanted} expected`)
}

/** Readers of one column: a column of another kind is a mistake in the query, and thrown. */
export function text(row: Row, column: string): string {
  const value = row[column]
  return typeof value === 'string' ? value : wrong(row, column, 'text')
}

export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column)
}

export function integer(row: Row, column: string): number {
  const value = row[column]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : wrong(row, column, 'a whole number')
}

export function optionalInteger(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : integer(row, column)
}

export const flag = (row: Row, column: string): boolean => integer(row, column) !== 0
