/** Ten times what a process can serve: who is served, who is told to come back, and whether it is itself again after. */
import { freePorts } from '../freePorts.mjs'
import { createKeptPages, headerOf } from './keptPages'
import { closedLoad, openLoad } from './openLoad'
import { openConnection } from './plainClient'
import { megabytes, processorSeconds } from './processFigures'
import { startServer } from './startServer'

/** Each brand's name in the language it opens in. */
const brands = { aurora: 'Aurora', jade: 'Jade', sahara: 'صحارى' }
const ids = Object.keys(brands)

/** How long the load lasts, and how many times more it is than what can be served. */
const seconds = Number(process.env['OVERLOAD_SECONDS'] ?? 60)
const times = Number(process.env['OVERLOAD_TIMES'] ?? 10)

/** Those of a proxy in front. */
const connections = Number(process.env['OVERLOAD_CONNECTIONS'] ?? 2_000)

const ways = [
  { name: 'pages that are compressed once', encoding: 'br' },
  { name: 'pages that are compressed each by itself', encoding: 'gzip' },
]

export async function benchOverload(): Promise<void> {
  for (const { name, encoding } of ways) {
    const [port = 0] = await freePorts(1)
    const server = await startServer(port)
    try {
      console.log(`  ${name}`)
      await load(port, server.pid, encoding)
    } finally {
      server.kill()
    }
  }
}

async function load(port: number, pid: number | undefined, encoding: string): Promise<void> {
  const requests = ids.map(
    (id) => `GET /index HTTP/1.1\r\nHost: ${id}.localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  )
  await closedLoad(port, 8, 3, requests)
  const before = megabytes(pid)
  const sustained = await closedLoad(port, 64, 10, requests)
  print(`can be served: ${Math.round(sustained)} a second, to 64 visitors who each wait for their page`)
  await measure(port, pid, requests, 0.7 * sustained, Math.min(10, seconds))
  const peak = await measure(port, pid, requests, times * sustained, seconds)
  await pause(20_000)
  print(`memory: ${before} MB before, ${peak} MB at most, ${megabytes(pid)} MB twenty seconds after`)
  await measure(port, pid, requests, 0.7 * sustained, Math.min(10, seconds))
}

/** Prints what became of it; answers the most memory that the server had. */
async function measure(
  port: number,
  pid: number | undefined,
  requests: readonly string[],
  rate: number,
  during: number,
): Promise<number> {
  const pages = createKeptPages(brands)
  const accepted: number[] = []
  const refused: number[] = []
  const others = new Map<string, number>()
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, megabytes(pid))), 200)
  const alive = watchHealth(port)
  const worked = processorSeconds(pid)
  const { sent, sentRate, unsent, lost, unanswered, lateMs, processors } = await openLoad({
    port,
    rate,
    seconds: during,
    connections,
    requests,
    onAnswer: (answer, place, ms) => {
      if (answer.status === 200) {
        accepted.push(ms)
        pages.keep(ids[place] ?? '', answer)
      } else if (answer.status === 503 && headerOf(answer.head, 'retry-after') !== undefined) refused.push(ms)
      else others.set(String(answer.status), (others.get(String(answer.status)) ?? 0) + 1)
    },
  })
  const busy = (processorSeconds(pid) - worked) / during
  clearInterval(watch)
  const slowest = await alive()
  const wrong = await pages.check()
  const troubles = [
    ...[...wrong].map(([what, count]) => `${count} ${what}`),
    ...[...others].map(([status, count]) => `${count} with status ${status}`),
    ...(lost > 0 ? [`${lost} connections ended without an answer`] : []),
    ...(unanswered > 0 ? [`${unanswered} not answered`] : []),
  ]
  print(
    `${Math.round(rate)} a second for ${during} s over ${connections} connections: ${Math.round(sentRate)} a second were sent`,
  )
  print(
    `  accepted ${accepted.length} (${Math.round(accepted.length / during)} a second): ` +
      `half within ${Math.round(quantile(accepted, 0.5))} ms, 99 % within ${Math.round(quantile(accepted, 0.99))} ms`,
  )
  print(
    `  told 503 with Retry-After ${refused.length} (${Math.round((refused.length / Math.max(1, sent)) * 100)} %): ` +
      (refused.length === 0 ? 'nobody' : `99 % within ${Math.round(quantile(refused, 0.99))} ms`),
  )
  print(`  wrong answers: ${troubles.length === 0 ? 'none' : troubles.join(', ')}; each accepted page was read`)
  print(
    `  /healthz once a second: the slowest took ${Math.round(slowest)} ms; processors of the server ${busy.toFixed(2)}`,
  )
  if (unsent > 0 || lateMs > 100 || sentRate < 0.95 * rate)
    print(
      `  THE LOAD WAS AT ITS LIMIT: ${unsent} could not be sent, one of a hundred was ${Math.round(lateMs)} ms late; ` +
        `it took ${processors.toFixed(2)} processors, and times above hold its own delay`,
    )
  return peak
}

/** Asks as an orchestrator does. Answers, when it is ended, how long the slowest answer took; Infinity: one did not come. */
function watchHealth(port: number): () => Promise<number> {
  const asked: Promise<number>[] = []
  const ask = () => {
    const begun = performance.now()
    asked.push(
      new Promise((resolve) => {
        const connection = openConnection(port)
        connection.ask('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', (answer) => {
          connection.close()
          resolve(answer?.status === 200 ? performance.now() - begun : Infinity)
        })
      }),
    )
  }
  const timer = setInterval(ask, 1000)
  return async () => {
    clearInterval(timer)
    return Math.max(0, ...(await Promise.all(asked)))
  }
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}

const print = (line: string) => console.log(`    ${line}`)
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
