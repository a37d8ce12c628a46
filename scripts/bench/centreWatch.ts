declare global {
  interface Window {
    /** Milliseconds from the last press to its page on the screen. */
    benchOpened: Promise<number> | undefined
  }
}

/** Runs in the page: times each press on a way from now on, until another page's heading stands there and nothing is loading. */
export function watchWays(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const headingOf = () => document.querySelector('main h1')?.textContent
      const before = headingOf()
      // a place that is held for what is on its way
      const waits = 'main [data-waits], main span[aria-hidden="true"][style*="border-radius"]'
      window.benchOpened = new Promise((resolve) => {
        const look = () => {
          const isThere = ![undefined, before].includes(headingOf()) && !document.querySelector(waits)
          if (!isThere) {
            requestAnimationFrame(look)
            return
          }
          // the frame that shows it has been handed over when a task after its callback runs
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(0)
        }
        requestAnimationFrame(look)
      })
    },
    true,
  )
}
