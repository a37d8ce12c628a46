/** Bytes of files that were served lately, so many in all: the last good version outlives what is saved over it. */
let most = 64_000_000

const kept = new Map<string, Uint8Array<ArrayBuffer>>()
let total = 0

/** Where a process has less memory than a machine. */
export function keepAtMost(bytes: number): void {
  most = bytes
  forgetOldest()
}

export function keepBytes(key: string, bytes: Uint8Array<ArrayBuffer>): void {
  forget(key)
  kept.set(key, bytes)
  total += bytes.byteLength
  forgetOldest()
}

/** In the order in which they were last asked for. */
function forgetOldest(): void {
  for (const oldest of kept.keys()) {
    if (total <= most) break
    forget(oldest)
  }
}

export function keptBytes(key: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = kept.get(key)
  if (!bytes) return undefined
  kept.delete(key)
  kept.set(key, bytes)
  return bytes
}

function forget(key: string): void {
  total -= kept.get(key)?.byteLength ?? 0
  kept.delete(key)
}
