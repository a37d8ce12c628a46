/** Bytes. */
const largestBody = 8 * 1024 * 1024
export const tooLarge = Symbol('too large')

/** A request's body whole, undefined where there is none. Not read further than the limit. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined | typeof tooLarge> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return undefined
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return tooLarge
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > largestBody) {
      await reader.cancel()
      return tooLarge
    }
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
