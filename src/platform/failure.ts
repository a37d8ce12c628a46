/**
 * Why a call did not give its value. One union for every cause, so that handling is a table (spec §8):
 * - `server`: the platform refused with a key or text in `message`; `value` is what came with it, unchecked
 * - `session`: the token is missing, unknown or expired (customer.not.login)
 * - `offline`, `timeout`, `http`: the network, the wait, or a status without an envelope
 * - `malformed`: an answer that is no envelope or fails its schema
 * - `no-token`: the call needs a session and there is none; nothing was sent
 */
export type FailureCause =
  | { readonly type: 'server'; readonly message: string; readonly value: unknown; readonly status: number }
  | { readonly type: 'session' }
  | { readonly type: 'offline' }
  | { readonly type: 'timeout' }
  | { readonly type: 'http'; readonly status: number }
  | { readonly type: 'malformed'; readonly reason: string }
  | { readonly type: 'no-token' }

export class CallFailure extends Error {
  readonly callId: string
  readonly failure: FailureCause
  /** Calls of the table with `alert: false` fail without a word to the visitor. */
  readonly quiet: boolean
  /** What edge and platform call the request in their logs; absent where none was sent. */
  readonly requestId: string | undefined

  constructor(callId: string, failure: FailureCause, quiet: boolean, requestId?: string) {
    super(`${callId}: ${failure.type}`)
    // minifiers rename classes
    this.name = 'CallFailure'
    this.callId = callId
    this.failure = failure
    this.quiet = quiet
    this.requestId = requestId
  }
}
