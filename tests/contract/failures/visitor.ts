import { createStore } from '../../../src/state/atoms'
import * as z from 'zod/mini'
import { vi } from 'vitest'
import { whitelabelSchema } from '../../../src/contract/whitelabel'
import { productDefaults } from '../../../src/engine/resolveBrand'
import { languageOf } from '../../../src/i18n/languages'
import { showLanguageAtom } from '../../../src/i18n/language'
import { clientConfigAtom } from '../../../src/session/client'
import { expireSessionAtom, readSessionAtom } from '../../../src/session/session'
import { plainCipher } from '../../../src/server/sandbox/testing/plainCipher'
import { createTestSandbox } from '../../../src/server/sandbox/testing/testSandbox'
import { bootAtom } from '../../../src/site/brand'
import { lookForClosure } from '../../../src/site/lookForClosure'
import { inlinedTreeAtom } from '../../../src/site/site'
import { watchSession } from '../../../src/site/watchSession'
import type { Way } from './ways'

/** The call that fails, by path, and how; `times` counts what reached it. */
interface Trouble {
  readonly path: string
  readonly way: Way
  times: number
}

/**
 * A page without a browser: the real atoms and the real client, whose `fetch` reaches the sandbox's handler in this
 * process, but for the one call that is made to fail.
 */
export async function createVisitor(merchant: string, options: Parameters<typeof createTestSandbox>[0] = {}) {
  const sandbox = createTestSandbox({ gameCount: 20, ...options })
  let trouble: Trouble | undefined
  let visits = 0

  const tree = await sandbox.call('GET', '/wps/system/whitelabel', { merchant })
  vi.stubGlobal('location', new URL(`http://${merchant}.test/index`))
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
  vi.stubGlobal('fetch', (address: string, { signal, ...init }: RequestInit) => {
    const path = new URL(address, 'http://site.test').pathname
    if (trouble?.path !== path) {
      const headers = new Headers(init.headers)
      headers.set('X-Forwarded-For', `198.51.100.${visits % 250}`)
      return sandbox.request(init.method ?? 'GET', address, { ...init, headers })
    }
    trouble.times += 1
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
    })
    return trouble.way.respond(aborted)
  })
  // nobody waits twenty seconds for a call that never answers
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const control = new AbortController()
    if (trouble?.way.row === 'timeout') setTimeout(() => control.abort(), 60)
    return control.signal
  })

  /** A new tab, from an address of its own: nothing is stored, nobody is signed in. */
  const page = () => {
    visits += 1
    tab.clear()
    const store = createStore()
    store.set(readSessionAtom)
    const language = languageOf('en')
    if (!language) throw new Error('English is missing from the table of languages')
    store.set(bootAtom, {
      brand: { ...productDefaults, id: merchant, merchant },
      assetBase: '/',
      localeOverrides: [],
      inspector: false,
      answers: {},
      answersAge: 0,
      time: 0,
    })
    store.set(showLanguageAtom, language, false)
    store.set(inlinedTreeAtom, z.parse(whitelabelSchema, tree.value))
    store.set(clientConfigAtom, {
      merchant,
      paths: {},
      onTokenRefused: (token) => store.set(expireSessionAtom, token),
      onFailure: (failure) => lookForClosure(store, failure),
      // the key is asked for as ever, and may fail; encrypting to it hundreds of times would prove nothing
      createCipher: async (fetchKeySet) => {
        await fetchKeySet()
        return { ...plainCipher, encrypt: (body) => plainCipher.encrypt(JSON.stringify(body)) }
      },
    })
    watchSession(store)
    return store
  }

  /** The newest code that was "sent" to a number. */
  const codeOf = async (mobile: string): Promise<string> => {
    const answer: unknown = await (
      await sandbox.request('GET', `/sandbox/sms?merchant=${merchant}&mobile=${mobile}`)
    ).json()
    return z.parse(z.object({ codes: z.array(z.object({ code: z.string() })) }), answer).codes[0]?.code ?? ''
  }

  return {
    ...sandbox,
    merchant,
    page,
    codeOf,
    fail: (path: string, way: Way) => {
      trouble = { path, way, times: 0 }
    },
    /** Everything works again; answers how often the call was tried while it did not. */
    mend: (): number => {
      const times = trouble?.times ?? 0
      trouble = undefined
      return times
    },
    /** Minutes go by for the page and for the platform. */
    wait: (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      sandbox.clock.now += milliseconds
    },
  }
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>
export type Page = ReturnType<Visitor['page']>
