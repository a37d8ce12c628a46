/** A page group that does not load within this time gives the time-out error (spec §2, §9), in milliseconds. */
export const chunkTimeout = 120_000

/** Why a chunk is not there; `name` is set by hand because minifiers rename classes. */
export class ChunkLoadFailure extends Error {
  readonly reason: 'timeout' | 'failed'
  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`chunk: ${reason}`, { cause })
    this.name = 'ChunkLoadFailure'
    this.reason = reason
  }
}

export async function importWithTimeout<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadFailure('timeout')), timeout)
  })
  try {
    return await Promise.race([
      load().catch((error: unknown) => Promise.reject(new ChunkLoadFailure('failed', error))),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}
