import { vi } from 'vitest'
import { hashPassword } from '../../../src/server/passwords'
import { createTestEdge } from '../../../src/server/edge/testEdge'
import { defaultPassword } from '../../../src/server/sandbox/seed/demoAccounts'
import { createVisitor } from '../../contract/failures/visitor'

const merchant = 'aurora'

/** What the browser's store of passwords gives. */
export const savedLogin = { id: '', password: '' }

class FakeCredential {
  readonly type = 'password'
}

/** Platform, edge and what a browser has, in this process. The page's clock is moved by hand; timers run. */
export async function createWorld() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2030, 0, 15, 12) })
  const visitor = await createVisitor(merchant)
  const account = { defaultPasswordDigest: await hashPassword(defaultPassword) }
  // the bounds of the edge are not what is tried here
  let visits = 0
  const edge = await createTestEdge({ aurora: { 'brand.json': { merchant, account } } }, visitor.app, {
    clientAddress: () => `2001:db8::${++visits}`,
  })
  const platform = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.startsWith('/edge/') ? edge.get(`http://aurora.localhost${address}`, init) : platform(address, init),
  )
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PasswordCredential', FakeCredential)
  vi.stubGlobal('navigator', {
    credentials: {
      get: () => Promise.resolve({ type: 'password', ...savedLogin }),
      preventSilentAccess: () => Promise.resolve(),
      store: () => Promise.resolve(),
    },
  })
  const control = (path: string, body: object = {}) =>
    visitor.request('POST', `/sandbox/${path}`, { body: JSON.stringify(body) })
  return {
    ...visitor,
    control,
    /** Every account as it was seeded, some hours later: no bound of the past counts. */
    startOver: async () => {
      visitor.wait(7_200_000)
      await control('reset')
      await control('modules', { merchant, modId: 'LOGINIPVERF3', enabled: true })
    },
    end: async () => {
      await edge.cleanUp()
      visitor.close()
      vi.useRealTimers()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
