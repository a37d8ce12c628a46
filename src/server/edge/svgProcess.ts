import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import { inTheOpen } from '../brands/brandError'
import { NotDrawnNow } from './drawIcon'

export interface SvgWish {
  readonly svg: string
  /** Pixels of the longer side. */
  readonly size: number
  /** How many times as long one side may be as the other. */
  readonly mostRatio: number
  /** File of the typeface that words are set in. */
  readonly lettering: string
}

/** Draws as PNG; undefined: it is no drawing. Rejects where it may be one: NotDrawnNow where it is not tried for a while. */
export type DrawSvg = (wish: SvgWish) => Promise<Uint8Array | undefined>

export interface SvgProcessOptions {
  /** drawSvg.mjs, wherever the build has it. */
  readonly program: string
  /** Milliseconds that one drawing may take; one of icons takes a few dozen. */
  readonly limitMs?: number
  /** Milliseconds after which a process that draws nothing is let go. */
  readonly idleMs?: number
  readonly now?: () => number
  readonly log?: (line: string) => void
}

/** Drawings that are known to fail. */
const mostKnown = 1_000
/** Until a drawing that took too long, or ended the process twice, is tried again; twice as long each time it fails. */
const rest = { firstMs: 5 * 60_000, mostMs: 24 * 3_600_000 }
/** Until a process is started again after one that did not start. */
const startRestMs = 60_000
/** Characters that are kept of what a process says before its end. */
const mostSaid = 500
/** A process that has not loaded by then is given up; a busy machine takes its time. */
const startMs = 30_000

/** A drawing that never ends would outlive this process. */
const running = new Set<ChildProcess>()

function endWithThisOne(child: ChildProcess): void {
  if (running.size === 0) process.on('exit', endRunning)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', endRunning)
  })
}

function endRunning(): void {
  for (const child of running) child.kill('SIGKILL')
}

type Told = { readonly ready?: true; readonly id?: number; readonly png?: unknown }
const isTold = (message: unknown): message is Told => typeof message === 'object' && message !== null

/**
 * Drawings are made in a process that is started for the first and stopped for one that takes too long: no thread of this
 * one waits, and neither does its end. One is drawn at a time.
 */
export function createSvgProcess({
  program,
  limitMs = 10_000,
  idleMs = 60_000,
  now = () => performance.now(),
  log = () => undefined,
}: SvgProcessOptions): DrawSvg {
  const failed = new Map<string, Failed>()
  /** Until then no process is started. */
  let startsAt = Number.NEGATIVE_INFINITY
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const stop = () => {
    child?.kill('SIGKILL')
    child = undefined
  }

  const start = async (): Promise<ChildProcess> => {
    if (child?.connected === true) return child
    if (now() < startsAt) throw new NotDrawnNow('the process that draws does not start')
    const next = fork(program, [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = next
    endWithThisOne(next)
    listenTo(next)
    // said to whoever waits for it as well
    next.on('error', () => undefined)
    try {
      if (await heard(next, ({ ready: isReady }) => isReady === true, startMs)) return next
      throw new Error('the process that draws does not start')
    } catch (error) {
      stop()
      startsAt = now() + startRestMs
      throw error
    }
  }

  /** `ends`: the process was gone before it answered, which may have been for another reason. */
  const fail = (key: string, { svg }: SvgWish, ends: boolean): void => {
    const before = failed.get(key)
    failed.delete(key)
    const [oldest] = failed.keys()
    if (failed.size >= mostKnown && oldest !== undefined) failed.delete(oldest)
    if (ends && !before) {
      failed.set(key, { restMs: 0, until: now() })
      return
    }
    const restMs = Math.min(before?.restMs ? before.restMs * 2 : rest.firstMs, rest.mostMs)
    failed.set(key, { restMs, until: now() + restMs })
    const what = ends ? 'ended the process that draws' : `took more than ${limitMs} ms`
    const beginning = inTheOpen(svg.slice(0, 80).replace(/\s+/g, ' '))
    log(
      `icons: a drawing of ${svg.length} characters ${what} and is not drawn for ${restMs / 60_000} minutes: ${beginning}`,
    )
  }

  const drawn = async (wish: SvgWish): Promise<Uint8Array | undefined> => {
    const key = createHash('sha256').update(wish.svg).digest('base64')
    if (now() < (failed.get(key)?.until ?? Number.NEGATIVE_INFINITY))
      throw new NotDrawnNow('the drawing took too long, or ended the process that draws')
    clearTimeout(idle)
    const drawing = await start()
    lastId += 1
    const id = lastId
    const answer = heard(drawing, (told) => told.id === id, limitMs)
    drawing.send({ id, ...wish })
    const told = await answer.catch((error: unknown) => {
      fail(key, wish, true)
      throw error
    })
    if (!told) {
      stop()
      fail(key, wish, false)
      throw new NotDrawnNow(`the drawing took more than ${limitMs} ms`)
    }
    failed.delete(key)
    idle = setTimeout(stop, idleMs).unref()
    return told.png instanceof Uint8Array ? told.png : undefined
  }
  return (wish) => {
    const turn = last.then(() => drawn(wish))
    last = turn.catch(() => undefined)
    return turn
  }
}

/** A drawing that took too long, or was under way when the process ended. */
interface Failed {
  readonly restMs: number
  readonly until: number
}

const said = new WeakMap<ChildProcess, string>()

/** Keeps the beginning of what a process complains of, and reads the rest, so that it never waits to be heard. */
function listenTo(child: ChildProcess): void {
  const { stderr } = child
  if (!stderr) return
  if (stderr instanceof Socket) stderr.unref()
  stderr.setEncoding('utf8').on('data', (text: string) => {
    said.set(child, `${said.get(child) ?? ''}${text}`.slice(0, mostSaid))
  })
}

/** What a process says; undefined: not within the time. It keeps this one alive while it is waited for, and no longer. */
function heard(child: ChildProcess, isIt: (told: Told) => boolean, limitMs: number): Promise<Told | undefined> {
  child.ref()
  child.channel?.ref()
  return new Promise<Told | undefined>((resolve, reject) => {
    const end = () => {
      clearTimeout(limit)
      child.off('message', hear).off('close', away).off('error', away)
      child.unref()
      child.channel?.unref()
    }
    const hear = (message: unknown) => {
      if (!isTold(message) || !isIt(message)) return
      end()
      resolve(message)
    }
    const away = () => {
      end()
      const words = inTheOpen((said.get(child) ?? '').trim().replace(/\s+/g, ' '))
      reject(new Error(`the process that draws went away${words === '' ? '' : `: ${words}`}`))
    }
    const limit = setTimeout(() => {
      end()
      resolve(undefined)
    }, limitMs)
    // what it complained of has been read by then
    child.on('message', hear).on('close', away).on('error', away)
  })
}
