/**
 * When the browser has nothing else to do: once React has taken over what it can, task by task without a pause.
 * @param patience milliseconds after which it is time though the browser is still busy
 */
export function whenIdle(act: () => void, patience = 1_500): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience })
  else setTimeout(act, 200)
}
