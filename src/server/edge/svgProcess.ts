import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { inTheOpen } from '../brands/brandError'

export interface SvgWish {
  readonly svg: string
  /** Pixels of the longer side. */
  readonly size: number
  /** How many times as long one side may be as the other. */
  readonly mostRatio: number
  /** File of the typeface that words are set in. */
  readonly lettering: string
}

/** Draws as PNG; undefined: it is no drawing, or one that takes too long. Rejects where the process went away. */
export type DrawSvg = (wish: SvgWish) => Promise<Uint8Array | undefined>

export interface SvgProcessOptions {
  /** drawSvg.mjs, wherever the build has it. */
  readonly program: string
  /** Milliseconds that one drawing may take; one of icons takes a few dozen. */
  readonly limitMs?: number
  readonly log?: (line: string) => void
}

/** Drawings that took too long and are not begun again. */
const mostKnown = 1_000
/** A process that draws nothing is let go. */
const idleMs = 60_000
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
export function createSvgProcess({ program, limitMs = 10_000, log = () => undefined }: SvgProcessOptions): DrawSvg {
  const tooLong = new Set<string>()
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
    const next = fork(program, [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child = next
    endWithThisOne(next)
    // said to whoever waits for it as well
    next.on('error', () => undefined)
    const ready = await heard(next, ({ ready: isReady }) => isReady === true, startMs)
    if (ready) return next
    stop()
    throw new Error('the process that draws does not start')
  }
  const drawn = async (wish: SvgWish): Promise<Uint8Array | undefined> => {
    const key = createHash('sha256').update(wish.svg).digest('base64')
    if (tooLong.has(key)) return undefined
    clearTimeout(idle)
    const drawing = await start()
    lastId += 1
    const id = lastId
    const answer = heard(drawing, (told) => told.id === id, limitMs)
    drawing.send({ id, ...wish })
    const told = await answer
    if (!told) {
      stop()
      if (tooLong.size >= mostKnown) tooLong.clear()
      tooLong.add(key)
      const beginning = inTheOpen(wish.svg.slice(0, 80).replace(/\s+/g, ' '))
      log(
        `icons: a drawing of ${wish.svg.length} characters took more than ${limitMs} ms and is not drawn: ${beginning}`,
      )
      return undefined
    }
    idle = setTimeout(stop, idleMs).unref()
    return told.png instanceof Uint8Array ? told.png : undefined
  }
  return (wish) => {
    const turn = last.then(() => drawn(wish))
    last = turn.catch(() => undefined)
    return turn
  }
}

/** What a process says; undefined: not within the time. It keeps this one alive while it is waited for, and no longer. */
function heard(child: ChildProcess, isIt: (told: Told) => boolean, limitMs: number): Promise<Told | undefined> {
  child.ref()
  child.channel?.ref()
  return new Promise<Told | undefined>((resolve, reject) => {
    const end = () => {
      clearTimeout(limit)
      child.off('message', hear).off('exit', away).off('error', away)
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
      reject(new Error('the process that draws went away'))
    }
    const limit = setTimeout(() => {
      end()
      resolve(undefined)
    }, limitMs)
    child.on('message', hear).on('exit', away).on('error', away)
  })
}
