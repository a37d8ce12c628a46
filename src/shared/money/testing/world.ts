import { vi } from 'vitest'
import * as z from 'zod/mini'
import type { NamedCall } from '../../../platform/calls'
import { clientConfigAtom } from '../../../session/client'
import { readSessionAtom } from '../../../session/session'
import { storage } from '../../../lib/testing/storage'
import { createStore } from '../../../state/atoms'
import { type Booked, fateIn, type MoneyCall } from '../moneyCall'

/** What becomes of a call on its way. `dies`: the page is left before an answer comes. */
export const fates = [
  'answered',
  'answer lost',
  'failed after',
  'failed before',
  'never arrived',
  'refused',
  'session over',
  'dies after',
  'dies before',
] as const
export type Fate = (typeof fates)[number]

/** Locks of one browser; those of a page that is left are given back. Blocked: it gives none, as Chromium with site data blocked. */
function createLocks(areBlocked: boolean) {
  let queues = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, _options: object, work: () => Promise<unknown>) => {
      if (areBlocked) return Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
      const turn = (queues.get(name) ?? Promise.resolve()).then(work)
      queues.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    release: () => {
      queues = new Map()
    },
  }
}

/**
 * A platform that does one thing for each request id, a network that loses answers, and a browser with tabs.
 * - `tells`: the platform can say what became of one request
 * - `areLocksBlocked`: the browser gives no locks
 */
export function createWorld({ tells = true, areLocksBlocked = false } = {}) {
  const [local, session, locks] = [storage(), storage(), createLocks(areLocksBlocked)]
  for (const [key, value] of Object.entries({ token: 't', account: 'member01' })) session.setItem(key, value)
  const sent: { readonly id: string; readonly what: string }[] = []
  const books = new Map<string, string>()
  let coming: Fate[] = []

  const answer = (envelope: object, status = 200) => new Response(JSON.stringify(envelope), { status })
  const never = () => new Promise<Response>(() => undefined)
  const doIt = (body: string) => {
    const { what, requestId } = z.parse(z.object({ what: z.string(), requestId: z.string() }), JSON.parse(body))
    sent.push({ id: requestId, what })
    const fate = coming.shift() ?? 'answered'
    if (fate === 'answered' || fate === 'answer lost' || fate.endsWith('after')) books.set(requestId, what)
    if (fate.startsWith('dies')) return never()
    if (fate === 'answer lost') return Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))
    if (fate === 'never arrived') return Promise.reject(new TypeError('offline'))
    if (fate.startsWith('failed')) return Promise.resolve(answer({ success: false, message: 'system.error' }, 500))
    // as a platform does that looks at the door before it looks into its books
    if (fate === 'session over') return Promise.resolve(answer({ success: false, message: 'customer.not.login' }, 401))
    if (fate === 'refused') return Promise.resolve(answer({ success: false, message: 'password.incorrect' }))
    return Promise.resolve(answer({ success: true, value: rowOf(requestId) }))
  }
  const rowOf = (id: string): Booked => ({ requestId: id, reference: `R${id}`, standing: 'granted' })
  const listOf = (id: string): readonly Booked[] => {
    if (!tells) return [rowOf('other')]
    return books.has(id) ? [rowOf(id)] : []
  }

  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('navigator', { locks })
  const listeners = new Set<(event: { readonly key: string }) => void>()
  vi.stubGlobal(
    'addEventListener',
    (_type: string, hear: (event: { readonly key: string }) => void) => void listeners.add(hear),
  )
  vi.stubGlobal(
    'removeEventListener',
    (_type: string, hear: (event: { readonly key: string }) => void) => void listeners.delete(hear),
  )
  vi.stubGlobal('location', new URL('http://site.test/'))
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    init.method === 'POST'
      ? doIt(typeof init.body === 'string' ? init.body : '')
      : Promise.resolve(
          answer({
            success: true,
            value: listOf(new URL(address, 'http://site.test').searchParams.get('requestId') ?? ''),
          }),
        ),
  )

  return {
    books,
    sent,
    local,
    session,
    /** As a browser tells other tabs of what one has stored. */
    tellTabs: () => listeners.forEach((hear) => hear({ key: 'marquee.moneyIntents' })),
    next: (...list: readonly Fate[]) => {
      coming = [...list]
    },
    /** A page that is opened anew; what the one before it held is gone. */
    page: () => {
      locks.release()
      const store = createStore()
      store.set(readSessionAtom)
      store.set(clientConfigAtom, { merchant: 'aurora', paths: {}, onTokenRefused: () => undefined })
      return store
    },
  }
}

const booked = z.object({
  requestId: z.string(),
  reference: z.string(),
  standing: z.enum(['waiting', 'granted', 'rejected']),
})
const common = { moduleId: 'COMM3', token: true } as const
const doCall: NamedCall<z.infer<typeof booked>> = {
  ...common,
  id: 'doIt',
  method: 'POST',
  path: '/wps/do',
  value: booked,
}
const listCall: NamedCall<z.infer<typeof booked>[]> = {
  ...common,
  id: 'didIt',
  method: 'GET',
  path: '/wps/did',
  value: z.array(booked),
}

export const exampleMoney: MoneyCall<{ what: string }, object, z.infer<typeof booked>> = {
  call: doCall,
  content: z.object({ what: z.string() }),
  same: ({ what }) => [what],
  body: ({ what }, _beside, requestId) => ({ what, requestId }),
  done: ({ reference, standing }) => ({ reference, standing }),
  find: async (client, requestId) => fateIn(await client(listCall, { query: { requestId } }), requestId),
  changes: [],
}
