/** Writes a line of what went wrong. Kinds, such as `proxy: jade: busy`, are few: nothing of a visitor's is in them. */
export type LogTrouble = (kind: string, line: string) => void

export interface BoundedLogOptions {
  readonly log: (line: string) => void
  /** Lines of one kind in a window of time, of a minute where nothing else is said. */
  readonly most?: number
  readonly windowMs?: number
}

const minute = 60_000
/** Kinds that are told apart at once; those beyond share one. */
const mostKinds = 2_000

/** Visitors can make trouble as often as they ask: beyond so many lines in a window it is counted, and the count is one line. */
export function createBoundedLog({ log, most = 20, windowMs = minute }: BoundedLogOptions): LogTrouble {
  const minutes = new Map<string, { readonly since: number; lines: number; leftOut: number }>()
  const window = windowMs === minute ? 'this minute' : `${Math.round(windowMs / minute)} minutes`
  const end = (kind: string) => {
    const { leftOut = 0 } = minutes.get(kind) ?? {}
    minutes.delete(kind)
    if (leftOut > 0)
      log(
        `${kind}: ${leftOut} more ${leftOut === 1 ? 'line' : 'lines'} in ${window} ${leftOut === 1 ? 'was' : 'were'} left out`,
      )
  }
  return (told, line) => {
    const kind = minutes.has(told) || minutes.size < mostKinds ? told : 'other troubles'
    // a timer may have gone with the request that set it
    const since = performance.now()
    if (since - (minutes.get(kind)?.since ?? since) >= windowMs) end(kind)
    const known = minutes.get(kind)
    const now = known ?? { since, lines: 0, leftOut: 0 }
    if (!known) {
      minutes.set(kind, now)
      letGo(setTimeout(() => minutes.get(kind) === now && end(kind), windowMs))
    }
    if (now.lines < most) {
      now.lines += 1
      log(line)
    } else now.leftOut += 1
  }
}

/** A count that is still to be told keeps no process alive, where timers do. */
function letGo(timer: unknown): void {
  if (hasUnref(timer)) timer.unref()
}

const hasUnref = (timer: unknown): timer is { unref: () => void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function'
