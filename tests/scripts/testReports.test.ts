import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failedTests, lastLines, readTests, slowestTests, testsOf } from '../../scripts/testReports.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-slowest-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const vitest = () => ({
  testResults: [
    {
      name: path.join(root, 'src/a.test.ts'),
      assertionResults: [
        { fullName: 'a adds', duration: 1_500, status: 'passed', failureMessages: [] },
        { fullName: 'a is skipped', status: 'skipped', failureMessages: [] },
        { fullName: 'a divides', duration: 3, status: 'failed', failureMessages: ['Error: by nought\n    at a'] },
      ],
    },
  ],
})
const playwright = () => ({
  config: { rootDir: path.join(root, 'tests/e2e') },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [
        {
          title: 'alone',
          file: 'login.spec.ts',
          tests: [
            {
              status: 'flaky',
              results: [
                { duration: 3_000, error: { message: '\u001b[31mNot visible\u001b[39m\n\nLocator:  getByText()\nat' } },
                { duration: 4_000 },
              ],
            },
          ],
        },
      ],
      suites: [
        {
          title: 'by name',
          specs: [
            { title: 'works', file: 'login.spec.ts', tests: [{ status: 'expected', results: [{ duration: 200 }] }] },
          ],
        },
      ],
    },
  ],
})

test('reads the reports of vitest and of Playwright', () => {
  const file = 'src/a.test.ts'
  expect(testsOf(vitest(), root)).toEqual([
    { title: 'a adds', file, ms: 1_500, outcome: 'passed', error: '' },
    { title: 'a divides', file, ms: 3, outcome: 'failed', error: 'Error: by nought' },
  ])
  const spec = 'tests/e2e/login.spec.ts'
  expect(testsOf(playwright(), root)).toEqual([
    { title: 'alone', file: spec, ms: 7_000, outcome: 'flaky', error: 'Not visible, getByText()' },
    { title: 'by name › works', file: spec, ms: 200, outcome: 'passed', error: '' },
  ])
})

test('lists what is slowest and what failed in all reports, and passes over one that is missing or broken', () => {
  const files = ['vitest.json', 'playwright.json', 'broken.json', 'missing.json'].map((name) => path.join(root, name))
  const [one = '', two = '', broken = ''] = files
  writeFileSync(one, JSON.stringify(vitest()))
  writeFileSync(two, JSON.stringify(playwright()))
  writeFileSync(broken, '{')
  const tests = readTests(files, root)
  expect(slowestTests(tests, 2)).toBe(
    [
      'The 2 slowest of 4 tests:',
      '     7.0 s  tests/e2e/login.spec.ts  alone',
      '     1.5 s  src/a.test.ts  a adds',
    ].join('\n'),
  )
  expect(failedTests(tests)).toBe(
    [
      '  flaky  tests/e2e/login.spec.ts  alone',
      '          Not visible, getByText()',
      '  failed  src/a.test.ts  a divides',
      '          Error: by nought',
    ].join('\n'),
  )
  expect(readTests([broken], root)).toEqual([])
  expect(slowestTests([])).toBe('')
  expect(failedTests([])).toBe('')
})

test('a file that failed without a failed test is named itself', () => {
  const file = (name: string, message: string, assertionResults: object[]) => ({
    name: path.join(root, name),
    status: 'failed',
    message,
    startTime: 1_000,
    endTime: 1_040.5,
    assertionResults,
  })
  const hook = file('b.test.ts', '', [{ fullName: 'b adds', status: 'skipped', failureMessages: [] }])
  const unloadable = file('c.test.ts', 'Error: no such module\n    at c', [])
  const told = file('d.test.ts', '', [{ fullName: 'd adds', status: 'failed', failureMessages: ['Error: 3'] }])
  expect(failedTests(testsOf({ testResults: [hook, unloadable, told] }, root)).split('\n')).toEqual([
    '  failed  b.test.ts  (the file itself)',
    '          a hook failed',
    '  failed  c.test.ts  (the file itself)',
    '          Error: no such module',
    '  failed  d.test.ts  d adds',
    '          Error: 3',
  ])
})

test('the last lines are without colours and empty lines', () => {
  expect(lastLines('one\n\n\u001b[31mtwo\u001b[39m\nthree\n', 2)).toBe('  two\n  three')
})
