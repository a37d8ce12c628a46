/** Pages under load: how many a second, what one weighs, and what memory the process takes and keeps. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const port = 4790
const visitorsAtOnce = [10, 200]
const seconds = 15

export async function benchEdge(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'marquee-bench-'))
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), MARQUEE_DATA_DIR: data },
  })
  try {
    await untilUp()
    const before = megabytes(server.pid)
    console.log(`  at rest ${before} MB`)
    for (const visitors of visitorsAtOnce) {
      let peak = 0
      const watch = setInterval(() => (peak = Math.max(peak, megabytes(server.pid))), 100)
      const worked = processorSeconds(server.pid)
      const { pages, bytes, encodings } = await load(visitors)
      const perProcessor = Math.round(pages / (processorSeconds(server.pid) - worked))
      clearInterval(watch)
      await pause(10_000)
      console.log(
        `  ${String(visitors).padStart(3)} at once: ${Math.round(pages / seconds)} pages a second of ${Math.round(bytes / pages / 100) / 10} kB (${encodings}), ` +
          `${perProcessor} for each second of a processor; ` +
          `memory ${peak} MB at most, ${megabytes(server.pid)} MB ten seconds later`,
      )
    }
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

async function load(visitors: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const until = Date.now() + seconds * 1000
  const seen = new Map<string, number>()
  let bytes = 0
  const visitor = async () => {
    while (Date.now() < until) {
      const { size, encoding } = await page(agent)
      bytes += size
      seen.set(encoding, (seen.get(encoding) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  const pages = [...seen.values()].reduce((sum, each) => sum + each, 0)
  const encodings = [...seen].map(([name, count]) => `${name} ${Math.round((count / pages) * 100)} %`).join(', ')
  return { pages, bytes, encodings }
}

function page(agent: Agent): Promise<{ readonly size: number; readonly encoding: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `aurora.localhost:${port}`, 'Accept-Encoding': 'br, gzip' }
    get({ host: '127.0.0.1', port, path: '/index', agent, headers }, (answer) => {
      let size = 0
      answer.on('data', (part: Buffer) => (size += part.byteLength))
      answer.on('end', () => resolve({ size, encoding: answer.headers['content-encoding'] ?? 'plain' }))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await pause(200)
  }
  throw new Error('the server did not start; run npm run build first')
}

/** Of the whole process, compression included; how busy the machine is otherwise changes it little. */
function processorSeconds(pid: number | undefined): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  // utime and stime, in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Of the whole process, as the system counts it. */
function megabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? NaN) / 1024)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
