import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Tests of a report by vitest or by Playwright, whichever it is: `{ title, file, ms, outcome, error }`. A retried test
 * counts whole, one that was skipped not at all; it is `flaky` where it passed in the end; `error` is the first line of
 * what it failed with, with the element that was looked for. A file that could not be loaded, or whose hooks failed, counts
 * as a test of its own.
 */
export function testsOf(report, root) {
  const within = (file) => path.relative(root, path.resolve(root, file))
  if (Array.isArray(report.testResults)) {
    return report.testResults.flatMap(({ name, status, message, startTime, endTime, assertionResults }) => {
      const tests = assertionResults.filter(isRun).map((test) => ({
        title: test.fullName,
        file: within(name),
        ms: test.duration ?? 0,
        outcome: test.status === 'failed' ? 'failed' : 'passed',
        error: why(test.failureMessages?.[0]),
      }))
      if (status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed')) return tests
      const ms = endTime - startTime || 0
      return [
        ...tests,
        {
          title: '(the file itself)',
          file: within(name),
          ms,
          outcome: 'failed',
          error: why(message) || 'a hook failed',
        },
      ]
    })
  }
  const folder = report.config?.rootDir ?? root
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.filter(isRun).map(({ results, status }) => ({
        title: [...titles, title].join(' › '),
        file: within(path.resolve(folder, file)),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        outcome: status === 'unexpected' ? 'failed' : status === 'flaky' ? 'flaky' : 'passed',
        error: why(results.find(({ error }) => error)?.error.message),
      })),
    ),
    // the outermost suite is the file itself
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ]
  return (report.suites ?? []).flatMap((suite) => walk(suite, []))
}

/** One that was skipped neither passed nor failed. */
const isRun = ({ status }) => !['skipped', 'pending', 'todo', 'disabled'].includes(status)

function why(text = '') {
  const [first, ...rest] = stripVTControlCharacters(text).trim().split('\n')
  const element = rest.find((line) => line.startsWith('Locator: '))
  return element === undefined ? first : `${first}, ${element.slice('Locator: '.length).trim()}`
}

/** Tests of several reports; those that are not there are passed over. */
export function readTests(files, root) {
  return files.flatMap((file) => {
    try {
      return testsOf(JSON.parse(readFileSync(file, 'utf8')), root)
    } catch {
      return []
    }
  })
}

/** A table of the slowest tests; none of none. */
export function slowestTests(tests, count = 10) {
  if (tests.length === 0) return ''
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, count)
  const lines = slowest.map(({ title, file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`)
  return [`The ${slowest.length} slowest of ${tests.length} tests:`, ...lines].join('\n')
}

/** The last lines of what a check printed, without colours and empty lines. */
export function lastLines(said, count = 30) {
  const lines = stripVTControlCharacters(said).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n')
}

/** What passed at another try only, then what failed, each with why; nothing where all passed at once. */
export function failedTests(tests) {
  const of = (wanted) => tests.filter(({ outcome }) => outcome === wanted)
  return [...of('flaky'), ...of('failed')]
    .map(({ title, file, outcome, error }) => `  ${outcome}  ${file}  ${title}\n          ${error}`)
    .join('\n')
}
