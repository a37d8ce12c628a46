/** Writes a line of what went wrong. Kinds, such as `proxy: jade: busy`, are few: nothing of a visitor's is in them. */
export type LogTrouble = (kind: string, line: string) => void

export interface BoundedLogOptions {
  readonly log: (line: string) => void
  /** Lines of one kind in a minute. */
  readonly most?: number
}

const minute = 60_000

/** Visitors can make trouble as often as they ask: beyond so many lines a minute it is counted, and the count is one line. */
export function createBoundedLog({ log, most = 20 }: BoundedLogOptions): LogTrouble {
  const minutes = new Map<string, { lines: number; leftOut: number }>()
  const end = (kind: string) => {
    const { leftOut = 0 } = minutes.get(kind) ?? {}
    minutes.delete(kind)
    if (leftOut > 0)
      log(
        `${kind}: ${leftOut} more ${leftOut === 1 ? 'line' : 'lines'} in this minute ${leftOut === 1 ? 'was' : 'were'} left out`,
      )
  }
  return (kind, line) => {
    const known = minutes.get(kind)
    const now = known ?? { lines: 0, leftOut: 0 }
    if (!known) {
      minutes.set(kind, now)
      letGo(setTimeout(() => end(kind), minute))
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
