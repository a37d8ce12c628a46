/** Milliseconds after which it is time though the browser is still busy. */
const patience = 1_500

/** When the browser has nothing else to do: once React has taken over what it can, task by task without a pause. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience })
  else setTimeout(act, 200)
}
