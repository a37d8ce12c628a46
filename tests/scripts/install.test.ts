import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isComplete, needsInstall } from '../../scripts/install.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-install-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const lock = {
  packages: {
    '': {},
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  },
}
const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(content))
}

test('a fresh clone needs its packages', () => {
  write('package-lock.json', lock)
  expect(needsInstall(root)).toBe('nothing is installed yet')
})

test("an installation made by hand is found by npm's own record", () => {
  write('package-lock.json', lock)
  write('node_modules/.package-lock.json', { packages: { 'node_modules/hono': { version: '4.0.0' } } })
  expect(needsInstall(root)).toBeUndefined()
  write('node_modules/.package-lock.json', { packages: { 'node_modules/hono': { version: '3.9.0' } } })
  expect(needsInstall(root)).toBe('node_modules is not what package-lock.json names')
})

test('an installation that was broken off', () => {
  write('package-lock.json', lock)
  mkdirSync(path.join(root, 'node_modules'))
  expect(needsInstall(root)).toBe('node_modules is incomplete')
})

test('another lock or another Node', () => {
  write('package-lock.json', lock)
  write('node_modules/.marquee-install', 'of another lock')
  expect(needsInstall(root)).toBe('package-lock.json or Node has changed')
})

test('optional packages may be absent, others not', () => {
  expect(isComplete(lock, { packages: { 'node_modules/hono': { version: '4.0.0' } } })).toBe(true)
  expect(isComplete(lock, { packages: {} })).toBe(false)
})
