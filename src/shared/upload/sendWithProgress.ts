import type { CallInput } from '../../platform/client'

/** Sends like fetch, which does not tell how far a body is: `onProgress` hears the part of it that is sent, 0 to 1. */
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
      request.onload = end(() => resolve(new Response(request.responseText, { status: request.status })))
      request.onerror = end(() => reject(new TypeError('the request failed')))
      request.onabort = end(() => reject(new DOMException('the request was given up', 'AbortError')))
      signal.addEventListener('abort', abort)
      request.send(body ?? null)
      if (signal.aborted) abort()
    })
