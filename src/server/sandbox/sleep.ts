/** Waits; rejects at once when the visitor has gone. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('the visitor has gone', 'AbortError'))
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
