import type { CallInput } from '../../platform/client'

/** Sends like fetch, which has no upload progress: `onProgress` gets the part of the body that is sent, 0 to 1. */
export const sendWithProgress =
  (onProgress: (part: number) => void): NonNullable<CallInput['send']> =>
  (address, { method, headers, signal, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      headers.forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      const abort = () => request.abort()
      const end = (settle: () => void) => () => {
        signal.removeEventListener('abort', abort)
        settle()
      }
      request.onload = end(() => {
        try {
          resolve(responseOf(request))
        } catch (error) {
          reject(error instanceof Error ? error : new TypeError('the answer cannot be read'))
        }
      })
      request.onerror = end(() => reject(new TypeError('the request failed')))
      request.onabort = end(() => reject(new DOMException('the request was given up', 'AbortError')))
      signal.addEventListener('abort', abort)
      request.send(body ?? null)
      if (signal.aborted) abort()
    })

type Answered = Pick<XMLHttpRequest, 'status' | 'responseText' | 'getAllResponseHeaders'>

/** Statuses that go without a body (Fetch standard). */
const bodiless: readonly number[] = [204, 205, 304]

/** What fetch would have answered, with its headers. */
export function responseOf(request: Answered): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const { status, responseText } = request
  return new Response(bodiless.includes(status) ? null : responseText, { status, headers })
}
