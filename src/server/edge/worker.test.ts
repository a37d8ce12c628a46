import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { workerSource } from './worker'

const origin = 'http://jade.localhost:4000'
type Kept = Map<string, string>

/** A browser's side of a worker: its events, its caches, a network that can be cut. */
function browser(stores: Map<string, Kept>) {
  const listeners = new Map<string, (event: unknown) => void>()
  const asked: string[] = []
  const state = { online: true, claimed: false }
  const fetchFile = (request: { url: string }) => {
    asked.push(request.url)
    return state.online ? Promise.resolve(`net ${new URL(request.url).pathname}`) : Promise.reject(new TypeError('cut'))
  }
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, string>()
    stores.set(name, kept)
    return Promise.resolve({
      addAll: async (requests: readonly { url: string }[]) => {
        const all = await Promise.all(requests.map(async (each) => [each.url, await fetchFile(each)] as const))
        for (const [url, answer] of all) kept.set(new URL(url).pathname, answer)
      },
      match: (path: string) => Promise.resolve(kept.get(path)),
    })
  }
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    caches: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
    clients: { claim: () => (state.claimed = true) },
    registration: { navigationPreload: { enable: () => Promise.resolve() } },
    skipWaiting: () => Promise.resolve(),
    location: new URL(`${origin}/sw.js`),
    fetch: fetchFile,
    Request: class {
      readonly url: string
      constructor(
        path: string,
        readonly options: unknown,
      ) {
        this.url = new URL(path, origin).href
      }
    },
    Response: { error: () => 'network error' },
    URL,
    Promise,
  }
  const run = (source: string): void => void runInNewContext(source, scope)
  const life = async (type: 'install' | 'activate') => {
    const waits: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  const ask = async (path: string, more: { method?: string; mode?: string; token?: string; preload?: string } = {}) => {
    const { method = 'GET', mode = 'cors', token, preload } = more
    const answers: Promise<unknown>[] = []
    listeners.get('fetch')?.({
      request: {
        method,
        mode,
        url: new URL(path, origin).href,
        headers: new Headers(token === undefined ? {} : { Authorization: token }),
      },
      preloadResponse: Promise.resolve(preload),
      respondWith: (answer: Promise<unknown>) => answers.push(answer),
    })
    return answers[0] === undefined ? 'left alone' : answers[0]
  }
  return { run, life, ask, asked, state }
}

const files = ['/offline', '/brand/aaaaaaaaaaaa/logo.svg']
let stores: Map<string, Kept>
beforeEach(() => {
  stores = new Map()
})

async function installed(name = 'marquee-1', list: readonly string[] = files) {
  const made = browser(stores)
  made.run(workerSource(name, list))
  await made.life('install')
  await made.life('activate')
  return made
}

test('keeps its list and nothing else, whatever is asked of it', async () => {
  const { ask, state } = await installed()
  await ask('/index', { mode: 'navigate' })
  await ask('/wps/member/info', { token: 'secret' })
  await ask('/assets/main-1.js')
  await ask(files[1] ?? '')
  state.online = false
  await ask('/member', { mode: 'navigate' })
  expect([...stores].map(([name, kept]) => [name, [...kept.keys()]])).toEqual([['marquee-1', files]])
})

describe('asked for', () => {
  test.each([
    ['a call', '/wps/v2/wallets/balance', { token: 'secret' }],
    ['a public call', '/wps/system/domainRoute', {}],
    ['a call of its own path with a token', '/brand/aaaaaaaaaaaa/logo.svg', { token: 'secret' }],
    ['what is sent', '/wps/member/register', { method: 'PUT' }],
    ['a page that is sent a form', '/index', { method: 'POST', mode: 'navigate' }],
    ['a file of the build', '/assets/main-1.js', {}],
    ['a picture of another host', 'https://img.example.com/brand/aaaaaaaaaaaa/logo.svg', {}],
    ['one of its files with a query', '/brand/aaaaaaaaaaaa/logo.svg?token=secret', {}],
  ])('%s: it steps aside', async (_, path, more) => {
    const { ask, state } = await installed()
    state.online = false
    expect(await ask(path, more)).toBe('left alone')
  })

  test('a page: the network answers, at best what the browser asked ahead', async () => {
    const { ask } = await installed()
    expect(await ask('/index', { mode: 'navigate' })).toBe('net /index')
    expect(await ask('/index', { mode: 'navigate', preload: 'ahead' })).toBe('ahead')
  })

  test('a page without a network: the offline page with its mark', async () => {
    const { ask, state } = await installed()
    state.online = false
    expect(await ask('/member?page=securityCenter', { mode: 'navigate' })).toBe('net /offline')
    expect(await ask(files[1] ?? '')).toBe(`net ${files[1]}`)
  })

  test('a page without a network where nothing was kept: what the browser says itself', async () => {
    const { ask, state } = await installed()
    stores.clear()
    state.online = false
    expect(await ask('/index', { mode: 'navigate' })).toBe('network error')
  })
})

test('a newer one throws away what older ones kept, and nothing of others', async () => {
  stores.set('elsewhere', new Map())
  await installed('marquee-1')
  const newer = await installed('marquee-2', ['/offline', '/brand/bbbbbbbbbbbb/logo.svg'])
  expect([...stores.keys()].sort()).toEqual(['elsewhere', 'marquee-2'])
  expect(newer.state.claimed).toBe(true)
  newer.state.online = false
  expect(await newer.ask('/brand/aaaaaaaaaaaa/logo.svg')).toBe('left alone')
  expect(await newer.ask('/index', { mode: 'navigate' })).toBe('net /offline')
})

test('is not put in where a file of its list does not come', async () => {
  const made = browser(stores)
  made.run(workerSource('marquee-1', files))
  made.state.online = false
  await expect(made.life('install')).rejects.toThrow('cut')
})
