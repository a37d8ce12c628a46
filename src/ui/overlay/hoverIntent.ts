/** Milliseconds that a pointer rests before a panel opens, and that it may leave before the panel closes. */
export const openDelay = 120
export const leaveDelay = 200

export interface Intent {
  readonly enter: () => void
  readonly leave: () => void
  /** Forget what was about to happen. */
  readonly cancel: () => void
}

/** A pointer that only passes by opens nothing; one that slips off for a moment closes nothing. */
export function createIntent(open: () => void, close: () => void): Intent {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  return {
    enter: () => after(openDelay, open),
    leave: () => after(leaveDelay, close),
    cancel: () => clearTimeout(timer),
  }
}
