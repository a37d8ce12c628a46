import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readJson } from '../../scripts/readJson.mjs'
import { misnamed } from '../../scripts/schemaModules'
import { writeChanged } from '../../scripts/writeChanged'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-contract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('what is no JSON is told with its file', () => {
  const file = path.join(folder, 'en.json')
  writeFileSync(file, '{ "a": 1 "b": 2 }')
  expect(() => readJson(file)).toThrow(`${file}: Expected`)
})

it.each([
  ['bet-records', 'BetRecords', undefined],
  ['bet-records', 'Bet records', '"title" is "BetRecords", after the file, instead of "Bet records"'],
  ['bets', 'BetRecords', '"$id" is the name of the file, "bet-records.schema.json" instead of "bets.schema.json"'],
])('a schema is named after its file: %s, %s', (id, title, wrong) => {
  expect(misnamed('bet-records.schema.json', { $id: `${id}.schema.json`, title })).toBe(wrong)
})

it('what is as it should be is not written again, nor told of', async () => {
  const write = (text: string) =>
    writeChanged(
      folder,
      new Map([
        ['same.ts', 'same'],
        ['deep/other.ts', text],
      ]),
    )
  expect(await write('one')).toEqual(['same.ts', 'deep/other.ts'])
  expect(await write('two')).toEqual(['deep/other.ts'])
  expect(readFileSync(path.join(folder, 'deep/other.ts'), 'utf8')).toBe('two')
  expect(await write('two')).toEqual([])
})
