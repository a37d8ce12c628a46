/**
 * Visitors who come at a rate, whatever the server does: a load that waits for answers slows down with the server, and
 * finds nothing wrong. Times run from the moment when a request was due, so that what could not be sent in time is late.
 */
import { type Connection, openConnection, type PlainAnswer } from './plainClient'

export interface OpenLoad {
  readonly port: number
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
  /** Open before it begins, and no more than these: a proxy in front keeps its own. */
  readonly connections: number
  /** The one after the other, over and over. */
  readonly requests: readonly string[]
  /** Every answer, with the place of its request among `requests`. */
  readonly onAnswer: (answer: PlainAnswer, place: number, ms: number) => void
}

export interface OpenLoadResult {
  readonly sent: number
  /** A second. */
  readonly sentRate: number
  /** Due, and not sent: every connection that may be open was waiting. */
  readonly unsent: number
  /** Sent, and the connection ended without an answer. */
  readonly lost: number
  /** Sent, and without an answer seconds after the last one was due. */
  readonly unanswered: number
  /** How late requests were sent, in milliseconds, of a hundred the worst but one. */
  readonly lateMs: number
  /** Processors that the load itself took. */
  readonly processors: number
}

const probe = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
/** Milliseconds that are waited for the last answers. */
const patienceMs = 10_000

export async function openLoad(load: OpenLoad): Promise<OpenLoadResult> {
  const { port, rate, seconds, connections, requests, onAnswer } = load
  const all = new Set<Connection>()
  const idle: Connection[] = []
  const open = () => {
    const connection = openConnection(port, () => all.delete(connection))
    all.add(connection)
    return connection
  }
  while (all.size < connections) {
    const some = Array.from({ length: Math.min(50, connections - all.size) }, open)
    await Promise.all(some.map((each) => new Promise((resolve) => each.ask(probe, resolve))))
    idle.push(...some)
  }
  return new Promise((resolve) => {
    const late: number[] = []
    let [sent, due, unsent, lost, underWay] = [0, 0, 0, 0, 0]
    let isOver = false
    const begun = performance.now()
    const worked = process.cpuUsage()

    const take = (): Connection | undefined => {
      for (;;) {
        const kept = idle.pop()
        if (kept === undefined) break
        if (kept.isOpen()) return kept
      }
      return all.size < connections ? open() : undefined
    }
    const send = (place: number, dueAt: number, again = false) => {
      const connection = take()
      if (!connection) return void (unsent += 1)
      underWay += 1
      connection.ask(requests[place] ?? '', (answer) => {
        if (isOver) return
        underWay -= 1
        if (answer) {
          idle.push(connection)
          onAnswer(answer, place, performance.now() - dueAt)
        } else if (again) lost += 1
        // closed while it lay idle: every client tries a second time
        else send(place, dueAt, true)
      })
    }
    const end = () => {
      isOver = true
      const { user, system } = process.cpuUsage(worked)
      const took = (performance.now() - begun) / 1000
      for (const each of all) each.close()
      late.sort((a, b) => a - b)
      resolve({
        sent,
        sentRate: sent / seconds,
        unsent,
        lost,
        unanswered: underWay,
        lateMs: late[Math.floor(late.length * 0.99)] ?? 0,
        processors: (user + system) / 1e6 / took,
      })
    }
    const tick = () => {
      const elapsed = performance.now() - begun
      const dueNow = Math.min(Math.floor((elapsed * rate) / 1000), Math.round(rate * seconds))
      for (; due < dueNow; due += 1) {
        const dueAt = begun + (due * 1000) / rate
        const before = unsent
        send(due % requests.length, dueAt)
        if (unsent > before) continue
        sent += 1
        if (sent % 10 === 0) late.push(performance.now() - dueAt)
      }
      const rest = elapsed - seconds * 1000
      if (rest > patienceMs || (rest > 0 && underWay === 0)) return end()
      setTimeout(tick, 1)
    }
    tick()
  })
}

/** So many visitors, each asking again as soon as it has its answer: what a server can do at most. Answers a second. */
export async function closedLoad(
  port: number,
  visitors: number,
  seconds: number,
  requests: readonly string[],
): Promise<number> {
  let answered = 0
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from(
      { length: visitors },
      (_, index) =>
        new Promise<void>((resolve) => {
          const connection = openConnection(port)
          const next = (at: number) =>
            connection.ask(requests[at % requests.length] ?? '', (answer) => {
              if (answer?.status === 200) answered += 1
              if (answer && performance.now() < until) return next(at + 1)
              connection.close()
              resolve()
            })
          next(index)
        }),
    ),
  )
  return answered / seconds
}
