import type { FailureCause } from '../../../src/platform/failure'

/** A way in which any call may fail between the client and the platform, and what the client makes of it. */
export interface Way {
  readonly name: string
  /** Answers in place of the platform; `aborted` settles when the client has waited long enough. */
  readonly respond: (aborted: Promise<never>) => Promise<Response>
  readonly cause: Partial<FailureCause>
  /** Row of the catalogue that is shown. */
  readonly row: 'timeout' | 'offline' | 'session' | 'malformed' | '403' | '429' | 'other'
}

const text =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))

export const ways: readonly Way[] = [
  { name: 'time-out', respond: (aborted) => aborted, cause: { type: 'timeout' }, row: 'timeout' },
  {
    name: 'offline',
    respond: () => Promise.reject(new TypeError('fetch failed')),
    cause: { type: 'offline' },
    row: 'offline',
  },
  { name: '401', respond: text('', 401), cause: { type: 'session' }, row: 'session' },
  { name: '403', respond: text('<h1>Forbidden</h1>', 403), cause: { type: 'http', status: 403 }, row: '403' },
  { name: '429', respond: text('{"success":false}', 429), cause: { type: 'http', status: 429 }, row: '429' },
  { name: '500', respond: text('Internal Server Error', 500), cause: { type: 'http', status: 500 }, row: 'other' },
  { name: 'malformed JSON', respond: text('{"success":tr'), cause: { type: 'malformed' }, row: 'malformed' },
  { name: 'wrong envelope', respond: text('{"ok":true,"data":{}}'), cause: { type: 'malformed' }, row: 'malformed' },
  { name: 'blank', respond: text(''), cause: { type: 'malformed' }, row: 'malformed' },
]
