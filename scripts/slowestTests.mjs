import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Tests of a report by vitest or by Playwright, whichever it is: `{ title, file, ms }`. A retried test counts whole. */
export function testsOf(report, root) {
  const within = (file) => path.relative(root, path.resolve(root, file))
  if (Array.isArray(report.testResults)) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, file: within(name), ms: duration ?? 0 })),
    )
  }
  const folder = report.config?.rootDir ?? root
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        title: [...titles, title].join(' › '),
        file: within(path.resolve(folder, file)),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    // the outermost suite is the file itself
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ]
  return (report.suites ?? []).flatMap((suite) => walk(suite, []))
}

/** A table of the slowest tests of several reports; those that are not there are passed over. */
export function slowestTests(files, root, count = 10) {
  const tests = files.flatMap((file) => {
    try {
      return testsOf(JSON.parse(readFileSync(file, 'utf8')), root)
    } catch {
      return []
    }
  })
  if (tests.length === 0) return ''
  const slowest = tests.sort((one, other) => other.ms - one.ms).slice(0, count)
  const lines = slowest.map(({ title, file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`)
  return [`The ${slowest.length} slowest of ${tests.length} tests:`, ...lines].join('\n')
}
