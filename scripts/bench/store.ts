import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { assign } from '../../src/server/releases/changePointer'
import { checkFolder } from '../../src/server/brands/checkFolder'
import { inParallel } from '../../src/server/brands/inParallel'
import { packRelease } from '../../src/server/releases/packRelease'
import { openNatsStore } from '../../src/server/releases/nats/natsStore'
import type { ReleaseStore } from '../../src/server/releases/releaseStore'
import { ensureNatsServer, startNats } from '../natsServer.mjs'

const brands = 10_000
const hot = 500
const changes = 200
const edgePorts = [4631, 4632, 4633]
const name = 'bench'

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

/** Three edges over a cluster of three, all on this machine, with the pointers of 10,000 brands. */
export async function benchStore(): Promise<void> {
  const binary = ensureNatsServer()
  if (binary === undefined) return console.log('nats-server cannot be had here: nothing was measured')
  const servers = await startNats(binary, 3)
  const edges: ChildProcess[] = []
  try {
    const address = { servers: servers.servers, name }
    const store = await patiently(() => openNatsStore(address, { isOperator: true, isPatient: true }))
    const filled = performance.now()
    const revisions = await fill(store)
    const rows: Record<string, string> = {
      [`${hot} brands published, ${brands} pointers written`]: seconds(performance.now() - filled),
    }
    const starts: number[] = []
    const worked: number[] = []
    for (const port of edgePorts) {
      const started = performance.now()
      const edge = startEdge(port, servers.servers)
      edges.push(edge)
      await untilName(port, 'b0', 'Brand 0', 20)
      starts.push(performance.now() - started)
      worked.push(processorTime(edge))
    }
    rows['first request of an empty edge, from its start'] = starts.map(seconds).join(', ')
    rows['the same in processor time, however busy the machine'] = worked.map(seconds).join(', ')
    const [port = 0] = edgePorts
    rows['memory of an edge that nobody visits'] = memory(edges[1])
    const load = performance.now()
    await inParallel(ids(hot), 8, (id) => get(port, id, '/login'))
    rows[`${hot} brands asked for, each the first time`] = seconds(performance.now() - load)
    rows[`memory with ${hot} brands in use`] = memory(edges[0])
    for (let round = 0; round < 4; round++) await inParallel(ids(hot), 8, (id) => get(port, id, '/login'))
    rows['the same after 2,000 more pages'] = memory(edges[0])

    const seen: number[] = []
    for (const each of edgePorts) await untilName(each, 'b0', 'Brand 0')
    for (let count = 0; count < changes; count++) {
      const title = count % 2 === 0 ? 'Another 0' : 'Brand 0'
      const change = pointerOf('b0', await release(store, 'b0', title))
      const started = performance.now()
      revisions.set('b0', await store.write(change, revisions.get('b0')))
      await Promise.all(edgePorts.map((each) => untilName(each, 'b0', title)))
      seen.push(performance.now() - started)
    }
    const figures = [0.5, 0.99, 1].map((part) => `${percentile(seen, part).toFixed(0)} ms`)
    rows[`${changes} assignments, until three edges show each (median, 99th percentile, worst)`] = figures.join(', ')
    await store.close()
    console.table(rows)
  } finally {
    for (const edge of edges) edge.kill('SIGKILL')
    await servers.close()
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
const ids = (count: number) => Array.from({ length: count }, (_, at) => `b${at}`)

async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries > 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

const known = new Map<string, string>()

/** A brand with colours and a logo of its own, put into the store as `publish` does. */
async function release(store: ReleaseStore, id: string, title: string): Promise<string> {
  const key = `${id} ${title}`
  const made = known.get(key)
  if (made !== undefined) return made
  const hue = Number(id.slice(1)) % 360
  const accent = `hsl(${hue} 70% 45%)`
  const logo = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${accent}" d="M0 0h9v9Z"/></svg>`,
  )
  const brand = {
    name: title,
    merchant: id,
    assets: { logo: 'logo.svg' },
    languages: { default: 'en', supported: ['en', 'ar'] },
  }
  const texts = new Map([['brand.json', JSON.stringify(brand)]])
  const { value, issues } = checkFolder({ id, label: id, texts, assets: new Map([['logo.svg', id]]) })
  if (!value) throw new Error(JSON.stringify(issues))
  const { release: packed, contents } = packRelease(id, [value], () => logo)
  for (const [hash, bytes] of contents) if (!(await store.content.has(hash))) await store.content.put(hash, bytes)
  known.set(key, packed)
  return packed
}

function pointerOf(id: string, to: string) {
  const hosts = [`${id}.localhost`, `www.${id}.example`]
  const changed = assign(id, undefined, { release: to, hosts }, { type: 'all' }, { by: 'bench', now: Date.now() })
  if (!('pointer' in changed)) throw new Error('nothing to assign')
  return changed.pointer
}

async function fill(store: ReleaseStore): Promise<Map<string, number>> {
  const revisions = new Map<string, number>()
  const releases = new Map<string, string>()
  await inParallel(ids(hot), 16, async (id) => void releases.set(id, await release(store, id, `Brand ${id.slice(1)}`)))
  await release(store, 'b0', 'Another 0')
  // those that nobody asks for are known by their pointers alone
  await inParallel(ids(brands), 32, async (id) => {
    const to = releases.get(id) ?? id.slice(1).padStart(64, '0')
    revisions.set(id, await store.write(pointerOf(id, to), undefined))
  })
  return revisions
}

const startEdge = (port: number, servers: string): ChildProcess =>
  spawn(process.execPath, ['dist/server/main.js', '--no-sandbox'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MARQUEE_STORE: servers,
      MARQUEE_STORE_NAME: name,
    },
  })

/** Resident memory, in megabytes. */
function memory(edge: ChildProcess | undefined): string {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${edge?.pid}/status`, 'utf8')) ?? []
  return `${Math.round(Number(kilobytes) / 1_024)} MB`
}

/** Milliseconds that the process has worked, by itself and in the system. */
function processorTime({ pid }: ChildProcess): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11).map(Number) ?? []
  return (user + system) * 10
}

const agent = new Agent({ keepAlive: true })

const get = (port: number, id: string, path: string): Promise<string> =>
  new Promise((resolve) => {
    const asked = request({ agent, host: '127.0.0.1', port, path, headers: { Host: `${id}.localhost` } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
    asked.on('error', () => resolve(''))
    asked.end()
  })

/** Asks until the edge shows the brand's name: by its manifest, which is small. */
async function untilName(port: number, id: string, title: string, everyMs = 2): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 60_000;) {
    if ((await get(port, id, '/manifest.webmanifest')).includes(JSON.stringify(title))) return
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  throw new Error(`the edge on ${port} does not show ${title}`)
}
