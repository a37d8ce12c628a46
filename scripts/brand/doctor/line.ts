import { createPlatformCalls, PlatformFailure, platformLimits } from '../../../src/server/edge/platformCalls'

/** How long the doctor waits, milliseconds. */
export interface Patience {
  /** For one answer. */
  readonly callMs: number
  /** For all of them. */
  readonly wholeMs: number
}

/** What came of one request. */
export type Heard =
  | {
      readonly state: 'answered'
      readonly ms: number
      readonly status: number
      readonly text: string
      readonly date?: number
    }
  | { readonly state: 'redirected'; readonly ms: number; readonly status: number; readonly to: string }
  /** `late`: in its time nothing, or not all; `away`: no connection, or one that broke. */
  | { readonly state: 'late' | 'away' | 'too large'; readonly ms: number; readonly reason: string }
  | { readonly state: 'not asked'; readonly ms: 0; readonly reason: string }

/** One GET. Never rejects. */
export type Line = (path: string, headers: Readonly<Record<string, string>>) => Promise<Heard>

export interface LineOptions {
  /** Address of the platform without what begins with /wps. */
  readonly base: string
  readonly fetch: typeof fetch
  readonly patience: Patience
  readonly now?: () => number
}

/** A bounded line to a platform: by the same limits as the edge's, with less patience. */
export function createLine({ base, fetch, patience, now = () => performance.now() }: LineOptions): Line {
  const begun = now()
  const call = createPlatformCalls({ fetch, limits: platformLimits })
  const megabytes = Math.round(platformLimits.largest / 1024 / 1024)
  return async (path, headers) => {
    const started = now()
    const until = Math.min(started + patience.callMs, begun + patience.wholeMs)
    if (until - started < 50) return { state: 'not asked', ms: 0, reason: 'the time for all calls was over' }
    const spent = () => Math.round(now() - started)
    const seconds = ((until - started) / 1000).toFixed(0)
    const late = (what: string): Heard => ({ state: 'late', ms: spent(), reason: `${what} within ${seconds} s` })
    const tooLarge = (): Heard => ({
      state: 'too large',
      ms: spent(),
      reason: `the answer is larger than ${megabytes} MB, where pages are given none`,
    })
    let cut: string | undefined
    try {
      const answer = await call(base + path, {
        headers,
        redirect: 'manual',
        within: { headMs: until - started, wholeMs: until - started },
        onCut: (why) => {
          cut = why
        },
      })
      if (answer.status >= 300 && answer.status < 400) {
        answer.body?.cancel().catch(() => undefined)
        return { state: 'redirected', ms: spent(), status: answer.status, to: answer.headers.get('location') ?? '' }
      }
      const text = await readText(answer.body, until - now())
      if (text === undefined) return late('the answer did not end')
      const date = Date.parse(answer.headers.get('date') ?? '')
      return { state: 'answered', ms: spent(), status: answer.status, text, ...(Number.isFinite(date) && { date }) }
    } catch (error) {
      const trouble = error instanceof PlatformFailure ? error.trouble : cut
      if (trouble === 'late') return late('no answer')
      if (trouble === 'too large') return tooLarge()
      const reason = error instanceof Error ? error.message : String(error)
      return { state: 'away', ms: spent(), reason: reason.replace(/^fetch failed \((.*)\)$/, '$1') }
    }
  }
}

/** Undefined where it did not end in time. */
async function readText(body: ReadableStream<Uint8Array> | null, ms: number): Promise<string | undefined> {
  if (body === null) return ''
  const reader = body.getReader()
  let isLate = false
  const timer = setTimeout(
    () => {
      isLate = true
      reader.cancel().catch(() => undefined)
    },
    Math.max(0, ms),
  )
  try {
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) return undefined
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    clearTimeout(timer)
  }
}
