import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBoundedLog } from './boundedLog'
import { createTestEdge } from './testEdge'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const start = () => {
  const lines: string[] = []
  return { lines, say: createBoundedLog({ log: (line) => void lines.push(line), most: 2 }) }
}

test('a limited number of lines of a kind per minute, then one that says how many were left out', () => {
  const { lines, say } = start()
  for (let index = 0; index < 5; index += 1) say('proxy: jade: busy', `proxy: jade GET /wps/${index}: busy`)
  say('proxy: aurora: busy', 'proxy: aurora GET /wps/9: busy')
  const written = ['proxy: jade GET /wps/0: busy', 'proxy: jade GET /wps/1: busy', 'proxy: aurora GET /wps/9: busy']
  expect(lines).toEqual(written)
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([...written, 'proxy: jade: busy: 3 more lines in this minute were left out'])
  say('proxy: jade: busy', 'proxy: jade GET /wps/10: busy')
  expect(lines.at(-1)).toBe('proxy: jade GET /wps/10: busy')
})

test('where none was left out nothing is added, however many minutes pass', () => {
  const { lines, say } = start()
  for (let minute = 0; minute < 3; minute += 1) {
    say('play', 'a')
    say('play', 'b')
    vi.advanceTimersByTime(60_000)
  }
  expect(lines).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
})

test('a platform that is busy, or cuts its answers, writes so many lines and no more; what else happens is heard', async () => {
  vi.useRealTimers()
  const broken = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) }), {
      headers: { 'Content-Type': 'application/json' },
    })
  const send: typeof fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname === '/wps/cut') return Promise.resolve(broken())
    return Promise.reject(new TypeError('fetch failed'))
  }
  const edge = await createTestEdge(
    { jade: { 'brand.json': { platform: { url: 'https://api.example.com' } } } },
    undefined,
    { fetch: send, limits: { atOnce: 1 } },
  )
  try {
    const ask = async (path: string) => (await edge.get(`http://jade.localhost${path}`)).text().catch(() => '')
    for (let index = 0; index < 50; index += 1) await ask('/wps/cut')
    await ask('/wps/away')
    expect(
      edge.lines.filter((line) => line === 'proxy: jade GET /wps/cut: the answer was cut short: broken'),
    ).toHaveLength(20)
    expect(edge.lines.at(-1)).toBe('platform: jade: GET /wps/away: fetch failed')
  } finally {
    await edge.cleanUp()
  }
})

test('where timers do not outlive a request, the next line after the window tells the count', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const lines: string[] = []
    const say = createBoundedLog({ log: (line) => lines.push(line), most: 1, windowMs: 1_000 })
    say('kind', 'one')
    say('kind', 'two')
    vi.advanceTimersByTime(999)
    say('kind', 'three')
    expect(lines).toEqual(['one'])
    vi.advanceTimersByTime(1)
    say('kind', 'four')
    expect(lines).toEqual(['one', 'kind: 2 more lines in 0 minutes were left out', 'four'])
  } finally {
    vi.useRealTimers()
  }
})
