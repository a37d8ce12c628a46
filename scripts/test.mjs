/**
 * Every check, beside each other as far as there are processors; installs and builds what is missing. What a check says
 * is printed when it ends, or at once where it is the only one. Names run some of them only:
 *
 *   npm test
 *   npm test -- unit lint
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { checkNode } from './checkNode.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { schedule } from './schedule.mjs'
import { failedTests, lastLines, readTests, slowestTests } from './testReports.mjs'

checkNode()
const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'test-results/reports')
const local = (file) => path.join(root, 'node_modules', file)
const tsx = (script, ...args) => [local('tsx/dist/cli.mjs'), path.join(root, script), ...args]

/** Counts from the reporters of vitest and Playwright; a step without one counts as one. */
const readCounts = (file, pick) => {
  try {
    return pick(JSON.parse(readFileSync(path.join(reports, file), 'utf8')))
  } catch {
    return undefined
  }
}

const withChromium = async (more = {}) => {
  const { chromiumFor } = await import('./installChromium.mjs')
  const chromium = await chromiumFor(root, { shellFirst: true })
  return chromium && { CHROME_PATH: chromium, ...more }
}
const vitestCounts = (file) =>
  readCounts(file, (all) => ({
    passed: all.numPassedTests,
    failed: all.numFailedTests,
    skipped: all.numPendingTests,
  }))

/** Tests of releases need nats-server: where it cannot be had they are skipped, which the sum says. */
let hasNats = true
const withNats = async (more = {}) => {
  const { ensureNatsServer } = await import('./natsServer.mjs')
  const found = ensureNatsServer()
  hasNats = found !== undefined
  return { ...more, ...(hasNats && { NATS_SERVER: found }) }
}

/** In the order in which they start: what takes longest first, so that the short ones fill what is left beside it. */
const steps = [
  {
    name: 'contract',
    title: 'schemas and generated contract agree',
    node: [path.join(root, 'scripts/contract.mjs'), '--check'],
  },
  { name: 'build', title: 'build', node: [path.join(root, 'scripts/build.mjs')] },
  {
    name: 'unit',
    title: 'unit, property and contract tests',
    node: [
      local('vitest/vitest.mjs'),
      'run',
      ...['shared', 'contract', 'own'].map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'vitest.json')}`,
    ],
    env: () => withNats(),
    counts: () => vitestCounts('vitest.json'),
  },
  {
    name: 'releases',
    title: 'releases through a store whose servers and network break',
    // waits for servers nearly all of its time
    cores: 0,
    node: [
      local('vitest/vitest.mjs'),
      'run',
      '--project=releases',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'releases.json')}`,
    ],
    env: () => withNats(),
    counts: () => vitestCounts('releases.json'),
  },
  {
    name: 'workers',
    title: 'the same edge on Node and on workerd',
    node: [
      local('vitest/vitest.mjs'),
      'run',
      '--project=workers',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'workers.json')}`,
    ],
    counts: () => vitestCounts('workers.json'),
    after: 'build',
  },
  {
    name: 'stories',
    title: 'stories, with axe',
    node: [
      local('vitest/vitest.mjs'),
      'run',
      '--config=vitest.stories.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'stories.json')}`,
    ],
    env: () => withChromium(),
    counts: () => vitestCounts('stories.json'),
  },
  {
    name: 'lint',
    title: 'lint and types',
    node: [local('oxlint/bin/oxlint'), '-c', 'oxlint.config.js'],
  },
  {
    name: 'format',
    title: 'formatting (npm run format)',
    node: [local('oxfmt/bin/oxfmt'), '--check'],
  },
  { name: 'imports', title: 'import rules', node: [path.join(root, 'scripts/imports.mjs')] },
  { name: 'unused', title: 'unused code', node: [local('knip/bin/knip.js')] },
  {
    name: 'node',
    title: 'start on Node 24 (npm run test:node for all of it)',
    node: [path.join(root, 'scripts/testNode.mjs'), '24', 'start'],
    counts: () => readCounts('node.json', (counts) => counts),
    after: 'build',
  },
  {
    name: 'container',
    title: 'container, where there is a builder',
    node: [path.join(root, 'scripts/container.mjs')],
    counts: () => readCounts('container.json', (counts) => counts),
  },
  {
    name: 'budget',
    title: 'budget of the first pages',
    node: tsx('scripts/budget/index.ts'),
    env: () => withChromium(),
    after: 'build',
  },
  {
    name: 'browser',
    title: 'browser tests',
    // journeys run beside each other themselves (tests/e2e/ports.ts)
    cores: Infinity,
    node: [local('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: async () => {
      const env = await withChromium({ PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json') })
      return env && withNats(env)
    },
    counts: () =>
      readCounts('playwright.json', ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      })),
    after: 'build',
  },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
await ensureInstalled(root)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const alone = chosen.length === 1
const started = Date.now()
const secondsSince = (moment) => (Date.now() - moment) / 1000
const running = new Set()
let ended = 0

const ticker = setInterval(() => {
  if (!alone) console.log(`  … ${Math.round(secondsSince(started))} s: ${[...running].join(', ')}`)
}, 30_000)
const results = await schedule(chosen, availableParallelism(), async (step, resultOf) => {
  const begun = Date.now()
  running.add(step.name)
  const said = []
  if (alone) console.log(`\n${step.title}`)
  const code = await runStep(step, resultOf, alone ? undefined : (piece) => said.push(piece)).catch((error) => {
    said.push(Buffer.from(`${error instanceof Error ? error.stack : error}\n`))
    return 1
  })
  running.delete(step.name)
  ended += 1
  if (!alone) console.log(`\n[${ended}/${chosen.length}] ${step.title}`)
  process.stdout.write(Buffer.concat(said))
  const counted = step.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed, skipped = 0 } = counted
  // A runner may fail although each of its tests passed: an error outside them.
  const untold = code !== 0 && failed === 0
  return {
    step,
    code,
    passed,
    skipped,
    failed: untold ? 1 : failed,
    untold: untold ? lastLines(Buffer.concat(said).toString()) : '',
    seconds: secondsSince(begun),
  }
})
clearInterval(ticker)

async function runStep(step, resultOf, hear) {
  if (step.after !== undefined && (resultOf(step.after)?.code ?? 0) !== 0) {
    const words = `left out: the ${step.after} failed\n`
    if (hear) hear(Buffer.from(words))
    else process.stderr.write(words)
    return 1
  }
  const env = step.env ? await step.env() : {}
  return env === undefined ? 1 : run(process.execPath, step.node, { cwd: root, env, quietAfter: 30_000, hear })
}

const tests = readTests(
  ['vitest.json', 'releases.json', 'workers.json', 'stories.json', 'playwright.json'].map((file) =>
    path.join(reports, file),
  ),
  root,
)
const slowest = slowestTests(tests)
if (slowest !== '') console.log(`\n${slowest}`)
// where a check failed outside its tests, only its own words say why
for (const { step, untold } of results) if (untold !== '') console.log(`\n${step.title}, at its end:\n${untold}`)
console.log('')
for (const { step, code, seconds } of results)
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'}  ${step.title} (${seconds.toFixed(1)} s)`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
if (!hasNats)
  console.log('\nTests of releases were skipped: nats-server is not installed (apt-get install nats-server).')
if (results.some(({ step, skipped }) => step.name === 'node' && skipped > 0))
  console.log('\nThe start on Node 24 was skipped: its package could not be had from the npm registry.')
if (results.some(({ step, skipped }) => step.name === 'container' && skipped > 0))
  console.log(
    '\nThe container was not built: there is no builder, or no base image. Its file was checked by reading it.',
  )
// last: of a long log the end is what is read
const untrusted = failedTests(tests)
if (untrusted !== '') console.log(`\n${untrusted}`)
const skipped = sum('skipped') > 0 ? `${sum('skipped')} skipped, ` : ''
console.log(`\n${sum('passed')} passed, ${skipped}${sum('failed')} failed, in ${Math.round(secondsSince(started))} s`)
process.exit(results.every(({ code }) => code === 0) ? 0 : 1)
