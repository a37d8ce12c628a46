export interface Line {
  /** Resolves when it is the caller's turn, to what must be called afterwards; undefined where the line is full. */
  readonly join: () => Promise<() => void> | undefined
  /** How many wait. */
  readonly length: number
}

/** Lets a few through at once and keeps some more waiting in line. */
export function createLine({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Line {
  const line: (() => void)[] = []
  let busy = 0
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }
  return {
    get length() {
      return line.length
    },
    join: () => {
      if (busy < atOnce) {
        busy += 1
        return Promise.resolve(leave)
      }
      if (line.length >= waiting) return undefined
      return new Promise((resolve) => line.push(() => resolve(leave)))
    },
  }
}
