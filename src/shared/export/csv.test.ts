import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvHead, csvRows } from './csv'

const text = [{ header: 'a', value: (row: string) => row }]
const number = [{ header: 'a', value: (row: string) => row, number: true as const }]

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['a "quote"', '"a ""quote"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['=cmd|" /C calc"!A0', `"'=cmd|"" /C calc""!A0"`],
    ['+44', "'+44"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u200f=1', "'\u200f=1"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t=1"],
    ['', ''],
    ['日常 – آخر', '日常 – آخر'],
  ])('%j is written as %j', (value, written) => {
    expect(csvRows(text, [value])).toBe(`${written}\r\n`)
  })

  it.each([
    ['-12.50', '-12.50'],
    ['0.00', '0.00'],
    ['-12.50+1', "'-12.50+1"],
    ['=1', "'=1"],
  ])('that is a number: %j is written as %j', (value, written) => {
    expect(csvRows(number, [value])).toBe(`${written}\r\n`)
  })
})

it('begins with a mark of its encoding and its header', () => {
  expect(csvHead([{ header: 'Time' }, { header: '=Stake' }])).toBe("\ufeffTime,'=Stake\r\n")
})

/** As a spreadsheet reads it. */
function parse(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const cells = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  for (let at = 0; at < csv.length;) {
    cells.lastIndex = at
    const [whole = '', inQuotes, bare] = cells.exec(csv) ?? []
    rows.at(-1)?.push(inQuotes === undefined ? (bare ?? '') : inQuotes.replaceAll('""', '"'))
    at += whole.length
    if (csv.startsWith('\r\n', at) && at + 2 < csv.length) rows.push([])
    at += csv.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

it('reads back as it was, but for an apostrophe before what could run', () => {
  const columns = [0, 1].map((place) => ({
    header: String(place),
    value: (row: readonly string[]) => row[place] ?? '',
  }))
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('=', '"', ',', '\r', '\n', '-', 'a', ' ') }))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const back = parse(csvRows(columns, rows))
      expect(back).toHaveLength(rows.length)
      for (const [place, row] of rows.entries()) {
        for (const [column, value] of row.entries()) {
          const read = back[place]?.[column] ?? ''
          expect([value, `'${value}`]).toContain(read)
          expect(read).not.toMatch(/^[=+\-@\t\r]/)
        }
      }
    }),
  )
})
