import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'

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
const idOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined

/**
 * Drawings are made in a process that is started for the first and stopped for one that takes too long: no thread of this
 * one waits, and neither does its end. One is drawn at a time.
 */
export function createSvgProcess({ program, limitMs = 5_000, log = () => undefined }: SvgProcessOptions): DrawSvg {
  const tooLong = new Set<string>()
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const started = (): ChildProcess => {
    clearTimeout(idle)
    if (child?.connected === true) return child
    const next = fork(program, [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child = next
    next.on('error', () => undefined)
    return next
  }
  const drawn = (wish: SvgWish): Promise<Uint8Array | undefined> => {
    const key = createHash('sha256').update(wish.svg).digest('base64')
    if (tooLong.has(key)) return Promise.resolve(undefined)
    const drawing = started()
    lastId += 1
    const id = lastId
    // a process that waits to draw keeps no other alive
    drawing.ref()
    drawing.channel?.ref()
    return new Promise<Uint8Array | undefined>((resolve, reject) => {
      const end = () => {
        clearTimeout(limit)
        drawing.off('message', hear)
        drawing.off('exit', away)
        drawing.off('error', away)
        drawing.unref()
        drawing.channel?.unref()
        idle = setTimeout(() => drawing.kill(), idleMs).unref()
      }
      const hear = (message: unknown) => {
        if (idOf(message) !== id) return
        end()
        const png: unknown =
          typeof message === 'object' && message !== null && 'png' in message ? message.png : undefined
        resolve(png instanceof Uint8Array ? png : undefined)
      }
      const away = () => {
        end()
        reject(new Error('the process that draws went away'))
      }
      const limit = setTimeout(() => {
        end()
        drawing.kill('SIGKILL')
        if (child === drawing) child = undefined
        if (tooLong.size >= mostKnown) tooLong.clear()
        tooLong.add(key)
        log(
          `icons: a drawing of ${wish.svg.length} characters took more than ${limitMs} ms and is not drawn: ${wish.svg.slice(0, 80).replace(/\s+/g, ' ')}`,
        )
        resolve(undefined)
      }, limitMs)
      drawing.on('message', hear)
      drawing.on('exit', away)
      drawing.on('error', away)
      drawing.send({ id, ...wish }, (error) => error && away())
    })
  }
  return (wish) => {
    const turn = last.then(() => drawn(wish))
    last = turn.catch(() => undefined)
    return turn
  }
}
