import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NotReplaced, replaceFile, replaceFiles } from './replaceFile'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-replace-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => path.join(folder, name)
const failureOf = (work: () => void) => {
  try {
    work()
  } catch (error) {
    if (error instanceof NotReplaced) return error
    throw error
  }
  throw new Error('it was written')
}

test('folders on the way are made, and nothing but the file is left', () => {
  replaceFile(at('a/b/c.json'), 'one')
  replaceFile(at('a/b/c.json'), 'two')
  expect(readFileSync(at('a/b/c.json'), 'utf8')).toBe('two')
  expect(readdirSync(at('a/b'))).toEqual(['c.json'])
})

test('where one has no place, all files stay as they were and no folder is left', () => {
  writeFileSync(at('a.json'), 'old')
  writeFileSync(at('file'), '')
  const texts = new Map(['a.json', 'new/deep/b.json', 'file/c.json'].map((name) => [at(name), 'new']))
  const { message, written } = failureOf(() => replaceFiles(texts))
  expect(written).toEqual([])
  expect(message).toMatch(/c\.json cannot be written: .+\.\nNothing was written\.$/)
  expect(readFileSync(at('a.json'), 'utf8')).toBe('old')
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'file'])
})

test('where one cannot be put in its place, those that were are named', () => {
  mkdirSync(at('b.json/full'), { recursive: true })
  const { message, written } = failureOf(() =>
    replaceFiles(new Map(['a.json', 'b.json', 'c.json'].map((name) => [at(name), 'new']))),
  )
  expect(written).toEqual([at('a.json')])
  expect(message).toContain(`Written, and nothing else: ${at('a.json')}.`)
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json'])
})

test.each(['there is', 'is to be made'])(
  'two names for one file that %s are refused, and nothing is written',
  (state) => {
    mkdirSync(at('brand'))
    symlinkSync(at('brand'), at('link'))
    if (state === 'there is') writeFileSync(at('brand/a.json'), 'old')
    const texts = new Map(['b.json', 'brand/a.json', 'link/a.json'].map((name) => [at(name), 'new']))
    const { message, written } = failureOf(() => replaceFiles(texts))
    expect(written).toEqual([])
    expect(message).toContain(`it is the same file as ${at('brand/a.json')}`)
    expect(readdirSync(folder).sort()).toEqual(['brand', 'link'])
    expect(readdirSync(at('brand'))).toEqual(state === 'there is' ? ['a.json'] : [])
    if (state === 'there is') expect(readFileSync(at('brand/a.json'), 'utf8')).toBe('old')
  },
)
