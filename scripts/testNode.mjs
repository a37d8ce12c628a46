/**
 * Runs what is built, and its tests, on the Nodes that the product promises (otherNode.mjs).
 *
 *   npm run test:node                 on the floor and on 24: start, unit and contract tests, some journeys
 *   npm run test:node -- 24           on one of them
 *   npm run test:node -- 24 start     one part of it: start, unit or browser
 *
 * What cannot be had, a Node, nats-server or Chromium, has its part counted as skipped.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { chromiumFor } from './installChromium.mjs'
import { ensureNatsServer } from './natsServer.mjs'
import { ensureNode, nodeLines } from './otherNode.mjs'
import { run } from './run.mjs'
import { startAndAsk } from './startAndAsk.mjs'

const root = path.resolve(import.meta.dirname, '..')
/** One of each sort: the drawn first page, forms, money, and what a brand's folder changes while it is served. */
const journeys = ['home', 'login', 'register', 'deposit', 'brands'].map((name) => `tests/e2e/${name}.spec.ts`)
const local = (file) => path.join(root, 'node_modules', file)

/** In place of an exit code: what it needs is not there. */
const skipped = 'skipped'

const parts = {
  start: async (node) => {
    const wrong = await startAndAsk(root, node)
    for (const line of wrong) console.error(`  ${line}`)
    return wrong.length === 0 ? 0 : 1
  },
  unit: async (node, env) => {
    const NATS_SERVER = ensureNatsServer()
    if (NATS_SERVER === undefined) console.log('Tests of releases are skipped: nats-server is not installed.')
    const code = run(node, [local('vitest/vitest.mjs'), 'run', '--project=!workers'], {
      cwd: root,
      env: { ...env, NATS_SERVER: NATS_SERVER ?? '' },
    })
    // part of them were not run: that is no pass
    return NATS_SERVER === undefined && (await code) === 0 ? skipped : code
  },
  browser: async (node, env) => {
    const CHROME_PATH = await chromiumFor(root, { shellFirst: true })
    if (CHROME_PATH === undefined) return skipped
    const args = [local('@playwright/test/cli.js'), 'test', ...journeys]
    return run(node, args, { cwd: root, env: { ...env, CHROME_PATH } })
  },
}

const wanted = process.argv.slice(2)
const pick = (all) => {
  const named = wanted.filter((name) => all.includes(name))
  return named.length === 0 ? all : named
}
const names = { lines: Object.keys(nodeLines), parts: Object.keys(parts) }
const unknown = wanted.filter((name) => ![...names.lines, ...names.parts].includes(name))
if (unknown.length > 0) {
  console.error(
    `No such Node or part: ${unknown.join(', ')}. There are: ${[...names.lines, ...names.parts].join(', ')}`,
  )
  process.exit(2)
}

const counts = { passed: 0, failed: 0, skipped: 0 }
if ((await ensureBuilt(root)) !== 0) process.exit(1)
for (const line of pick(names.lines)) {
  const version = nodeLines[line]
  const node = ensureNode(root, version)
  const chosen = pick(names.parts)
  if (node === undefined) {
    counts.skipped += chosen.length
    continue
  }
  // what tests start by the name of node is this one as well
  const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` }
  for (const part of chosen) {
    console.log(`\nNode ${version}: ${part}`)
    const code = await parts[part](node, env)
    const outcome = code === skipped ? 'skipped' : code === 0 ? 'passed' : 'failed'
    console.log(`Node ${version}: ${part} ${{ passed: 'ok', failed: 'FAILED', skipped }[outcome]}`)
    counts[outcome] += 1
  }
}
const reports = path.join(root, 'test-results/reports')
mkdirSync(reports, { recursive: true })
writeFileSync(path.join(reports, 'node.json'), JSON.stringify(counts))
console.log(`\n${counts.passed} passed, ${counts.skipped} skipped, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
