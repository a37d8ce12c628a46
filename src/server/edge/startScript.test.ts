import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startElementId, startScript } from './startScript'

interface Link {
  readonly rel?: string
  readonly href?: string
  readonly nonce?: string
  readonly onload?: () => void
  readonly onerror?: () => void
}

const files = {
  css: [],
  modules: ['/vendor.js', '/main.js'],
  preload: ['/main.js', '/vendor.js', '/header.js', '/home.js', '/games.js'],
}
const early = ['/main.js', '/vendor.js', '/header.js']

let links: Link[]
let frame: (() => void) | undefined
/** The start is there with all that it imports. */
let settle: () => void

function run(hidden = false): void {
  const page = startScript(files, early, 'n1')
  const [, said = '', source = ''] = />(.*?)<\/script><script nonce="n1">(.*)<\/script>$/.exec(page) ?? []
  expect(page).toContain(`id="${startElementId}"`)
  links = []
  const document = {
    hidden,
    currentScript: { nonce: 'n1' },
    getElementById: (id: string) => (id === startElementId ? { textContent: said } : null),
    createElement: () => ({}),
    head: {
      appendChild: (link: Link) => {
        links.push(link)
        return link
      },
    },
  }
  const started = new Promise<void>((resolve) => (settle = resolve))
  const load = (file: string) => {
    loaded.push(file)
    return started
  }
  const format = (name: string) =>
    function Format() {
      made.push(name)
    }
  const Intl = { Collator: format('Collator'), NumberFormat: format('NumberFormat') }
  runInNewContext(source.replace('import(', 'load('), { document, setTimeout, requestAnimationFrame, load, Intl })
}

/** Formats by their constructors. */
const made: string[] = []

const loaded: string[] = []
const asked = () => links.map(({ href }) => href)

beforeEach(() => {
  vi.useFakeTimers()
  frame = undefined
  loaded.length = 0
  made.length = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (frame = callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing is asked for until the frame is behind, then what answers a press, then the rest', () => {
  run()
  vi.advanceTimersByTime(100)
  expect(asked()).toEqual([])
  frame?.()
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(early)
  expect(links.every(({ rel, nonce }) => rel === 'modulepreload' && nonce === 'n1')).toBe(true)
  links[0]?.onload?.()
  expect(asked()).toEqual(early)
  links[2]?.onerror?.()
  expect(asked()).toEqual(files.preload)
  links[1]?.onload?.()
  vi.advanceTimersByTime(2_000)
  expect(asked()).toEqual(files.preload)
})

test('where no frame is painted it does not wait for one', () => {
  run(true)
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(early)
})

test('a frame that is long in coming is not waited for', () => {
  run()
  vi.advanceTimersByTime(1_000)
  expect(asked()).toEqual(early)
  frame?.()
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(early)
})

test('a browser whose links do not tell that they have come gets the rest with the start', async () => {
  run()
  vi.advanceTimersByTime(1_000)
  expect(asked()).toEqual(early)
  settle()
  await vi.runAllTimersAsync()
  expect(asked()).toEqual(files.preload)
})

test('where they tell, a start that is there sooner leaves them the line', async () => {
  run()
  vi.advanceTimersByTime(1_000)
  links[0]?.onload?.()
  settle()
  await vi.runAllTimersAsync()
  expect(asked()).toEqual(early)
})

test('libraries run before the entry, which has a task of its own', async () => {
  run()
  frame?.()
  vi.advanceTimersByTime(1)
  expect(loaded).toEqual(['/vendor.js'])
  settle()
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded).toEqual(['/vendor.js', '/main.js'])
  // the timer for pages that paint nothing comes, too
  await vi.advanceTimersByTimeAsync(2_000)
  expect(loaded).toEqual(['/vendor.js', '/main.js'])
})

test('what the browser needs for its first formats is made ready while files are on their way, task by task', () => {
  run()
  vi.advanceTimersByTime(100)
  expect(made).toEqual([])
  frame?.()
  vi.advanceTimersToNextTimer()
  expect(asked()).toEqual(early)
  expect(made).toEqual([])
  // a timer for each, and the one for pages that paint nothing
  expect(vi.getTimerCount()).toBe(3)
  vi.advanceTimersToNextTimer()
  expect(made).toEqual(['Collator', 'NumberFormat'])
})
