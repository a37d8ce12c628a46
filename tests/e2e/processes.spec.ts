import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ownPort } from './ports'
import { place } from './support'

/** Two processes on one port, by Node's cluster: the built server as an operator starts it. */
const root = path.resolve(import.meta.dirname, '../..')
const port = () => ownPort() + 7
const metricsPort = (index: number) => ownPort() + 8 + index

test.describe.configure({ mode: 'serial' })
test.skip(!existsSync('/proc/self/task'), 'which processes a server has is read from Linux')

let server: ChildProcess
let said = ''
let ended: Promise<number | null>

function start(): void {
  said = ''
  server = spawn(process.execPath, [path.join(root, 'dist/server/main.js'), '--no-sandbox'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port()),
      HOST: '127.0.0.1',
      MARQUEE_BRANDS_DIR: place().brands,
      MARQUEE_PROCESSES: '2',
      MARQUEE_DRAIN_SECONDS: '2',
      MARQUEE_METRICS_PORT: String(metricsPort(0)),
    },
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  ended = new Promise((resolve) => server.once('exit', (code) => resolve(code)))
}

interface Answer {
  readonly status: number | undefined
  readonly isWhole: boolean
}

/** Rejects where there was no answer at all. */
const ask = (address: string, at = port(), agent: Agent | false = false) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host: `jade.localhost:${port()}` }
    request({ host: '127.0.0.1', port: at, path: address, agent, headers }, (answer) => {
      answer.resume().once('close', () => resolve({ status: answer.statusCode, isWhole: answer.complete }))
    })
      .once('error', reject)
      .end()
  })
const statusOf = (address: string, at?: number) =>
  ask(address, at).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  )

/** Processes that serve; those that draw icons are theirs, not the server's. */
const serving = () =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

test.beforeAll(async () => {
  start()
  await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200)
  await expect.poll(() => statusOf('/metrics', metricsPort(1)), { timeout: 30_000 }).toBe(200)
})
test.afterAll(() => server.kill('SIGKILL'))

test('both serve the port, and each its own metrics', async () => {
  expect(serving()).toHaveLength(2)
  const counts = async (index: number) => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort(index)}/metrics`)
    return (await answer.text())
      .split('\n')
      .filter((line) => line.startsWith('marquee_requests_total{') && line.includes('kind="page"'))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
  }
  const before = [await counts(0), await counts(1)]
  const grown = async () => [(await counts(0)) - (before[0] ?? 0), (await counts(1)) - (before[1] ?? 0)]
  let asked = 0
  // a connection goes to whichever of them takes it first
  await expect
    .poll(async () => {
      expect(await statusOf('/index')).toBe(200)
      asked += 1
      return Math.min(...(await grown()))
    })
    .toBeGreaterThan(0)
  const [first = 0, second = 0] = await grown()
  expect(first + second).toBe(asked)
})

test('one that is killed comes back, and visitors are served meanwhile', async () => {
  const [first = 0, second = 0] = serving()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => serving().includes(first)).toBe(false)
  for (let times = 0; times < 5; times++) expect(await statusOf('/index')).toBe(200)
  await expect.poll(serving, { timeout: 20_000 }).toHaveLength(2)
  expect(serving()).toContain(second)
  expect(said).toMatch(/process [01] ended with SIGKILL; another is started in 500 ms/)
  // the new one has its place, and its port for metrics
  for (const index of [0, 1])
    await expect.poll(() => statusOf('/metrics', metricsPort(index)), { timeout: 20_000 }).toBe(200)
})

test('one that cannot start at all is not tried for ever', async () => {
  const another = spawn(process.execPath, [path.join(root, 'dist/server/main.js'), '--no-sandbox'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port()), HOST: '127.0.0.1', MARQUEE_PROCESSES: '2' },
  })
  let words = ''
  another.stderr.on('data', (part: Buffer) => (words += part.toString()))
  expect(await new Promise((resolve) => another.once('close', resolve))).toBe(1)
  expect(words).toContain('EADDRINUSE')
  expect(words).toContain('nothing is started again')
})

for (const [who, tell] of [
  ['it', () => server.kill('SIGTERM')],
  // as by supervisors that signal the whole group
  [
    'each of its processes',
    () => {
      for (const pid of [...serving(), server.pid ?? 0]) process.kill(pid, 'SIGTERM')
    },
  ],
] as const)
  test(`no request is lost when ${who} is told to end`, async () => {
    if (server.exitCode !== null) {
      start()
      await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200)
    }
    const agents = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    const answers: Answer[] = []
    const failures: { readonly code: string | undefined; readonly begun: number }[] = []
    let isOver = false
    const visitor = async (agent: Agent | false) => {
      while (!isOver) {
        const begun = Date.now()
        await ask('/index', port(), agent).then(
          (answer) => answers.push(answer),
          (error: NodeJS.ErrnoException) => failures.push({ code: error.code, begun }),
        )
        await wait(20)
      }
    }
    const visitors = [...agents, false as const, false as const].map(visitor)
    // as long as that takes on a busy machine
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(20)
    const told = Date.now()
    tell()
    const code = await ended
    isOver = true
    await Promise.all(visitors)
    for (const agent of agents) agent.destroy()

    expect(code).toBe(0)
    expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([])
    // who comes when no more connections are taken, or waits in line then, is refused or reset; nobody else is
    for (const { code, begun } of failures) {
      expect(['ECONNREFUSED', 'ECONNRESET']).toContain(code)
      expect(begun - told).toBeGreaterThanOrEqual(1_500)
    }
  })
