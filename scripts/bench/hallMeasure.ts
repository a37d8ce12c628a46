import type { CDPSession, Page } from '@playwright/test'

/** What is typed, letter by letter, and taken back again: a rare word, a common one, two words, a vendor. */
export const queries = ['wolf', 'golden d', 'quartz'] as const

/** Milliseconds between two letters: a quick typist. */
const pause = 150

interface Watched {
  /** Milliseconds from each key press to the frame after the results changed. */
  presses: number[]
  frames: number[]
  longTasks: number[]
}

declare global {
  interface Window {
    benchWatch: Watched
  }
}

/** Runs in the page: watches key presses, frames and long tasks from now on. */
export function watch(): void {
  const seen: Watched = { presses: [], frames: [], longTasks: [] }
  window.benchWatch = seen
  let pressed: number | undefined
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true)
  // the work of a press is done when two frames after it have begun. What changes later, such as pictures that begin to
  // load once the typing rests, belongs to none: a press that finds the same again would be counted with it
  addEventListener('input', () => {
    const from = pressed
    const forget = () => {
      if (pressed === from) pressed = undefined
    }
    requestAnimationFrame(() => requestAnimationFrame(forget))
  })
  new MutationObserver(() => {
    const from = pressed
    if (from === undefined) return
    pressed = undefined
    // the frame that shows the change has been handed over when a task after its callback runs
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => seen.presses.push(performance.now() - from)
      port2.postMessage(0)
    })
  }).observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  let last: number | undefined
  const frame = (now: number) => {
    if (last !== undefined) seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Runs in the page: how often the same small work is done in half a second. Machines are shared, runs differ by it. */
export function processorIndex(): number {
  const from = performance.now()
  let done = 0
  while (performance.now() - from < 500) {
    let letters = ''
    for (let length = 0; length < 10_000; length++) letters += 'a'
    done += letters.length / 10_000
  }
  return Math.round(done)
}

export const at = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Types every query and takes it back. A press that changes nothing of what is seen is not counted. */
export async function pressKeys(
  page: Page,
  words: readonly string[] = queries,
): Promise<{ presses: number[]; longTasks: number[] }> {
  await page.evaluate(() => {
    window.benchWatch.presses.length = 0
    window.benchWatch.longTasks.length = 0
  })
  await page.locator('input[type=search]').focus()
  for (const word of words) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      // asked of the page itself, so that it is answered after the work of the press, however long that takes
      await page.evaluate(
        (rest) =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, rest)))),
        pause,
      )
    }
  }
  return page.evaluate(() => ({ presses: [...window.benchWatch.presses], longTasks: [...window.benchWatch.longTasks] }))
}

/** Scrolls from the top on as a thumb does, for so many milliseconds, then jumps to the end. */
export async function scrollThrough(
  page: Page,
  duration: number,
): Promise<{ frames: number[]; longTasks: number[]; elements: number }> {
  return page.evaluate(async (time) => {
    scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 400))
    window.benchWatch.frames.length = 0
    window.benchWatch.longTasks.length = 0
    let elements = 0
    const start = performance.now()
    // 2,400 pixels a second: a strong fling
    await new Promise<void>((resolve) => {
      const step = (now: number) => {
        scrollTo(0, (now - start) * 2.4)
        elements = Math.max(elements, document.getElementsByTagName('*').length)
        if (now - start < time) requestAnimationFrame(step)
        else resolve()
      }
      requestAnimationFrame(step)
    })
    const frames = [...window.benchWatch.frames]
    scrollTo(0, document.documentElement.scrollHeight)
    await new Promise((resolve) => setTimeout(resolve, 500))
    elements = Math.max(elements, document.getElementsByTagName('*').length)
    scrollTo(0, 0)
    return { frames, longTasks: [...window.benchWatch.longTasks], elements }
  }, duration)
}

/** Megabytes of JavaScript's heap after a collection. */
export async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}
