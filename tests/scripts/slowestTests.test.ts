import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slowestTests, testsOf } from '../../scripts/slowestTests.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-slowest-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const vitest = () => ({
  testResults: [
    {
      name: path.join(root, 'src/a.test.ts'),
      assertionResults: [{ fullName: 'a adds', duration: 1_500 }, { fullName: 'a is skipped' }],
    },
  ],
})
const playwright = () => ({
  config: { rootDir: path.join(root, 'tests/e2e') },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [
        { title: 'alone', file: 'login.spec.ts', tests: [{ results: [{ duration: 3_000 }, { duration: 4_000 }] }] },
      ],
      suites: [
        {
          title: 'by name',
          specs: [{ title: 'works', file: 'login.spec.ts', tests: [{ results: [{ duration: 200 }] }] }],
        },
      ],
    },
  ],
})

test('reads the reports of vitest and of Playwright', () => {
  expect(testsOf(vitest(), root)).toEqual([
    { title: 'a adds', file: 'src/a.test.ts', ms: 1_500 },
    { title: 'a is skipped', file: 'src/a.test.ts', ms: 0 },
  ])
  expect(testsOf(playwright(), root)).toEqual([
    { title: 'alone', file: 'tests/e2e/login.spec.ts', ms: 7_000 },
    { title: 'by name › works', file: 'tests/e2e/login.spec.ts', ms: 200 },
  ])
})

test('lists the slowest of all reports, and passes over one that is missing or broken', () => {
  const files = ['vitest.json', 'playwright.json', 'broken.json', 'missing.json'].map((name) => path.join(root, name))
  const [one = '', two = '', broken = ''] = files
  writeFileSync(one, JSON.stringify(vitest()))
  writeFileSync(two, JSON.stringify(playwright()))
  writeFileSync(broken, '{')
  expect(slowestTests(files, root, 2)).toBe(
    [
      'The 2 slowest of 4 tests:',
      '     7.0 s  tests/e2e/login.spec.ts  alone',
      '     1.5 s  src/a.test.ts  a adds',
    ].join('\n'),
  )
  expect(slowestTests([broken], root)).toBe('')
})
