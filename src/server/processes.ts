import cluster, { type Worker } from 'node:cluster'

/**
 * Several processes that listen on one port (`MARQUEE_PROCESSES`), by Node's cluster: the first one takes connections and
 * hands them on in turn, and starts another process where one has died. Each of them is the whole server.
 */
export interface ProcessesOptions {
  readonly count: number
  /** Milliseconds for which processes that are told to end still take connections. */
  readonly drainMs: number
  readonly log: (line: string) => void
}

/** What the first process tells the others: to end, with so many milliseconds for connections. */
interface StopMessage {
  readonly type: 'stop'
  readonly graceMs: number
}

const indexVariable = 'MARQUEE_PROCESS_INDEX'
/** For a process to end after its drain: requests under way have twenty seconds (serveEdge.ts). */
const lastMs = 25_000

/** No answer to so many questions in a row is a thread that something holds. */
const hung = { everyMs: 5_000, misses: 6 }

const delays = { firstMs: 500, mostMs: 30_000, healthyMs: 60_000 }

/**
 * Milliseconds until a process that died is started again: at once where it had lived for a minute, else twice as long
 * each time.
 */
export function restartDelay(livedMs: number, lastDelay: number): number {
  if (livedMs >= delays.healthyMs) return 0
  return Math.min(Math.max(delays.firstMs, 2 * lastDelay), delays.mostMs)
}

/** Which of several processes this is, from 0; undefined: the only one, or the first, which serves nothing itself. */
export function processIndex(): number | undefined {
  const index = cluster.isWorker ? Number(process.env[indexVariable]) : undefined
  return Number.isInteger(index) ? index : undefined
}

/** Starts them and keeps them running until this process is told to end. */
export function runProcesses({ count, drainMs, log }: ProcessesOptions): void {
  const workers = new Map<number, Worker>()
  let isEnding = false
  let hasServed = false

  const start = (index: number, lastDelay: number) => {
    const started = performance.now()
    const again = (why: string) => {
      const delay = restartDelay(performance.now() - started, lastDelay)
      log(`process ${index} ${why}; another is started ${delay === 0 ? 'now' : `in ${delay} ms`}`)
      setTimeout(() => {
        if (!isEnding) start(index, delay)
      }, delay)
    }
    let worker: Worker
    try {
      worker = cluster.fork({ [indexVariable]: String(index) })
    } catch (error) {
      // no memory for one: the others go on
      return again(`could not be started: ${String(error)}`)
    }
    workers.set(index, worker)
    killWhereHung(worker, () => {
      log(`process ${index} has not answered for ${(hung.everyMs * hung.misses) / 1_000} s: it is killed`)
      worker.process.kill('SIGKILL')
    })
    worker.on('error', (error) => {
      log(`process ${index}: ${String(error)}`)
      // one that never ran does not exit either
      if (worker.process.pid !== undefined || workers.get(index) !== worker) return
      workers.delete(index)
      if (isEnding) endWhenAlone()
      else again('could not be started')
    })
    worker.once('listening', () => {
      hasServed = true
      // the word to end came while it was starting, when it could not hear it
      if (isEnding) worker.send({ type: 'stop', graceMs: 0 } satisfies StopMessage)
    })
    worker.once('exit', (code, signal) => {
      workers.delete(index)
      if (isEnding) return endWhenAlone()
      const how = signal ?? `code ${code}`
      // settings that it cannot start with are no reason to try for ever
      if (!hasServed) {
        log(`process ${index} ended with ${how} before any served: nothing is started again`)
        killAll()
        process.exit(1)
      }
      again(`ended with ${how}`)
    })
  }

  const killAll = () => {
    for (const worker of workers.values()) worker.process.kill('SIGKILL')
  }
  const endWhenAlone = () => {
    if (workers.size === 0) process.exit(0)
  }
  const stop = (graceMs: number) => {
    // whoever asks twice does not want to wait
    if (isEnding) {
      killAll()
      process.exit(1)
    }
    isEnding = true
    const message: StopMessage = { type: 'stop', graceMs }
    // one that is dying has no channel any more
    for (const worker of workers.values()) if (worker.isConnected()) worker.send(message)
    setTimeout(killAll, graceMs + lastMs).unref()
    endWhenAlone()
  }

  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(drainMs))
  for (let index = 0; index < count; index++) start(index, 0)
}

type Asked = Pick<Worker, 'on' | 'once' | 'off' | 'send' | 'isConnected'>

/** Asks a process that listens whether its thread still comes round, and calls back once where it does not for a while. */
export function killWhereHung(worker: Asked, kill: () => void, { everyMs, misses } = hung): void {
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined
  worker.on('message', (message: unknown) => {
    if (isOf(message, 'pong')) unanswered = 0
  })
  worker.once('listening', () => {
    timer = setInterval(() => {
      if (unanswered >= misses) {
        clearInterval(timer)
        return kill()
      }
      unanswered += 1
      if (worker.isConnected()) worker.send({ type: 'ping' })
    }, everyMs)
    timer.unref()
  })
  worker.once('exit', () => clearInterval(timer))
}

/**
 * Calls `stop` when this process is to end, again where it is told again. One of several is told by the first, and once: a
 * signal to the whole group reaches each of them as well, and a second word would end it at once.
 */
export function onStop(drainMs: number, stop: (graceMs: number) => void): void {
  const isOnly = processIndex() === undefined
  let isTold = false
  const tell = (graceMs: number) => {
    if (isTold && !isOnly) return
    isTold = true
    stop(graceMs)
  }
  process.on('SIGTERM', () => tell(drainMs))
  process.on('SIGINT', () => {
    if (isOnly) tell(0)
  })
  process.on('message', (message) => {
    if (isStop(message)) tell(message.graceMs)
    // answered by the thread that answers visitors, so only where it comes round
    if (isOf(message, 'ping')) process.send?.({ type: 'pong' })
  })
}

const isOf = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type

const isStop = (message: unknown): message is StopMessage => isOf(message, 'stop')
