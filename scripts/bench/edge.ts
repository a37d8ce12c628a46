/** Pages under load: how many a second, what one weighs, and what memory the process takes and keeps. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { howToInstall, startNginx } from './nginx'
import { closedLoad } from './openLoad'
import { openConnection, type PlainAnswer } from './plainClient'
import { megabytes, processorSeconds } from './processFigures'

const root = path.resolve(import.meta.dirname, '../..')
const port = 4790
const visitorsAtOnce = [10, 200]
const seconds = 15
const visitorsBeside = 50
const secondsBeside = 8

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
      const { pages, bytes, encodings, refused } = await load(visitors)
      const perProcessor = Math.round(pages / (processorSeconds(server.pid) - worked))
      clearInterval(watch)
      await setTimeout(10_000)
      console.log(
        `  ${String(visitors).padStart(3)} at once: ${Math.round(pages / seconds)} pages a second of ${Math.round(bytes / pages / 100) / 10} kB (${encodings}), ` +
          `${perProcessor} for each second of a processor; ` +
          `${refused > 0 ? `${refused} were told to come back; ` : ''}memory ${peak} MB at most, ${megabytes(server.pid)} MB ten seconds later`,
      )
    }
    await besideNginx(server.pid)
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The same page by both, asked for by the same client, the one after the other and over again. */
async function besideNginx(pid: number | undefined): Promise<void> {
  const request = `GET /index HTTP/1.1\r\nHost: aurora.localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`
  const page = await onePage(request)
  const nginx = page && (await startNginx(page.body))
  if (!page || !nginx) {
    console.log(`  nginx is missing or did not start: nothing to compare with. ${howToInstall}`)
    return
  }
  try {
    const rounds = [
      { name: 'the edge', port, pid },
      { name: 'nginx from disk, one worker', port: nginx.port, pid: nginx.worker },
    ]
    console.log(`  the same ${Math.round(page.body.byteLength / 100) / 10} kB beside nginx, ${visitorsBeside} at once:`)
    for (const round of [...rounds, ...rounds]) {
      const [worked, own] = [processorSeconds(round.pid), process.cpuUsage()]
      const rate = await closedLoad(round.port, visitorsBeside, secondsBeside, [request])
      const { user, system } = process.cpuUsage(own)
      const perProcessor = Math.round((rate * secondsBeside) / (processorSeconds(round.pid) - worked))
      const client = (user + system) / 1e6 / secondsBeside
      console.log(
        `    ${round.name}: ${Math.round(rate)} a second, ${perProcessor} for each second of a processor` +
          `; the client took ${client.toFixed(2)} processors`,
      )
    }
  } finally {
    nginx.close()
  }
}

/** In brotli, once the edge has it ready. */
async function onePage(request: string): Promise<PlainAnswer | undefined> {
  await closedLoad(port, 8, 2, [request])
  return new Promise((resolve) => {
    const connection = openConnection(port)
    connection.ask(request, (answer) => {
      connection.close()
      resolve(answer)
    })
  })
}

async function load(visitors: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const until = Date.now() + seconds * 1000
  const seen = new Map<string, number>()
  let [bytes, refused] = [0, 0]
  const visitor = async () => {
    while (Date.now() < until) {
      const { status, size, encoding } = await page(agent)
      if (status !== 200) {
        refused += 1
        continue
      }
      bytes += size
      seen.set(encoding, (seen.get(encoding) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  const pages = [...seen.values()].reduce((sum, each) => sum + each, 0)
  const encodings = [...seen].map(([name, count]) => `${name} ${Math.round((count / pages) * 100)} %`).join(', ')
  return { pages, bytes, encodings, refused }
}

function page(agent: Agent): Promise<{ readonly status: number; readonly size: number; readonly encoding: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `aurora.localhost:${port}`, 'Accept-Encoding': 'br, gzip' }
    get({ host: '127.0.0.1', port, path: '/index', agent, headers }, (answer) => {
      let size = 0
      answer.on('data', (part: Buffer) => (size += part.byteLength))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, size, encoding: answer.headers['content-encoding'] ?? 'plain' }),
      )
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
    await setTimeout(200)
  }
  throw new Error('the server did not start; run npm run build first')
}
