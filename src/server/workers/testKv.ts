import type { KvExport } from './kvExport'
import type { KvNamespace } from './kvReader'

/** A namespace in memory, which counts what is read. */
export function memoryKv() {
  const held = new Map<string, Uint8Array>()
  const read: string[] = []
  const state = { isAway: false }
  const namespace = {
    get: async (key: string, { type }: { readonly type: string }) => {
      await Promise.resolve()
      read.push(key)
      if (state.isAway) throw new Error('503 GET')
      if (new TextEncoder().encode(key).length > 512) throw new Error('414 GET: the key is too long')
      const bytes = held.get(key)
      if (!bytes) return null
      return type === 'text' ? new TextDecoder().decode(bytes) : new Uint8Array(bytes).buffer
    },
  } as KvNamespace
  return {
    namespace,
    held,
    state,
    read: () => read.splice(0),
    put: ({ contents, brands }: Pick<KvExport, 'contents' | 'brands'>) => {
      for (const { key, value, base64 } of [...contents, ...brands])
        held.set(key, new Uint8Array(Buffer.from(value, base64 ? 'base64' : 'utf8')))
    },
  }
}
