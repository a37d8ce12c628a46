import { inTime } from '../inTime'

export interface BodyLimits {
  /** Bytes. */
  readonly largest: number
  /** Milliseconds without a byte. */
  readonly lullMs: number
  /** Milliseconds for all of it. */
  readonly wholeMs: number
  /** Bytes of all large bodies that are held at once. */
  readonly together: number
}

export const bodyLimits: BodyLimits = {
  largest: 8 * 1024 * 1024,
  lullMs: 10_000,
  wholeMs: 120_000,
  together: 128 * 1024 * 1024,
}

/** Why a request's body was not read to its end. */
export type UnreadBody = 'too large' | 'slow' | 'gone' | 'crowded'

/**
 * A request's body whole, undefined where there is none. Not read further or longer than the limits.
 * @param take makes room for more bytes; false where there is none
 */
export async function readBody(
  request: Request,
  { largest, lullMs, wholeMs }: Omit<BodyLimits, 'together'>,
  take: (bytes: number) => boolean = () => true,
): Promise<Uint8Array<ArrayBuffer> | undefined | UnreadBody> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return undefined
  if (Number(request.headers.get('content-length') ?? 0) > largest) return 'too large'
  const reader = request.body.getReader()
  const stop = (why: UnreadBody): UnreadBody => {
    // The server lets go of a connection whose request it does not read; waiting for that would wait for the visitor.
    reader.cancel().catch(() => undefined)
    return why
  }
  const deadline = performance.now() + wholeMs
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const left = Math.max(0, Math.min(lullMs, deadline - performance.now()))
    const read = reader.read().catch(() => 'gone' as const)
    const part = await inTime(read, left, 'slow' as const)
    if (typeof part === 'string') return stop(part)
    if (part.done) break
    size += part.value.byteLength
    if (size > largest) return stop('too large')
    if (!take(part.value.byteLength)) return stop('crowded')
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return size === 0 ? undefined : whole
}
