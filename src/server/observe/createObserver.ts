import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { AnswerKind, Observer } from '../edge/observer'
import { PlatformFailure, type PlatformTrouble } from '../edge/platformCalls'
import type { Instruments } from './instruments'
import type { Traces } from './collector'
import { messageOf } from '../../lib/messageOf'

/** Of the work under way, for lines of the log. */
export interface UnderWay {
  readonly brand?: string
  readonly traceId?: string
  readonly spanId?: string
}

/** What belongs to one request, handed on to all that is done for it. */
interface Work {
  readonly seen: { brand?: string; kind: AnswerKind }
  readonly context: Context
}

interface SpanOf {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes?: Attributes
}

/** Characters of what visitors write and spans hold. */
const longest = 200

export function createObserver(instruments: Instruments, traces: Traces | undefined) {
  const storage = new AsyncLocalStorage<Work>()
  const current = (): Work => storage.getStore() ?? { seen: { kind: 'other' }, context: ROOT_CONTEXT }

  const spanned = async <T>(
    { name, ...of }: SpanOf,
    above: Work,
    act: (work: Work, span: Span | undefined) => Promise<T>,
  ): Promise<T> => {
    if (!traces) return storage.run(above, () => act(above, undefined))
    const span = traces.tracer.startSpan(name, of, above.context)
    const work = { ...above, context: trace.setSpan(above.context, span) }
    try {
      return await storage.run(work, () => act(work, span))
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(error) })
      throw error
    } finally {
      span.end()
    }
  }

  const observer: Observer = {
    request: ({ method, host, pathname, trusted }, answer) => {
      const begun = stopwatch()
      const above: Work = {
        seen: { kind: 'other' },
        context: trusted && traces ? traces.read(trusted) : ROOT_CONTEXT,
      }
      const attributes = {
        'http.request.method': method,
        'server.address': host.slice(0, longest),
        'url.path': pathname.slice(0, longest),
      }
      instruments.active(1)
      return spanned({ name: method, kind: SpanKind.SERVER, attributes }, above, async ({ seen }, span) => {
        let status = 500
        try {
          const answered = await answer()
          status = answered.status
          return answered
        } finally {
          instruments.active(-1)
          instruments.answered(seen.brand, seen.kind, status, begun())
          span?.updateName(`${method} ${seen.kind}`)
          span?.setAttributes({ 'http.response.status_code': status, ...brandOf(seen) })
          if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        }
      })
    },

    note: (facts) => {
      Object.assign(storage.getStore()?.seen ?? {}, facts)
    },

    step: (name, work) => (traces ? spanned({ name, kind: SpanKind.INTERNAL }, current(), work) : work()),

    platform: (call) => (url, init) => {
      const begun = stopwatch()
      const { host, pathname } = new URL(url)
      const above = current()
      const attributes = {
        'http.request.method': init.method ?? 'GET',
        'server.address': host,
        'url.path': pathname.slice(0, longest),
        ...brandOf(above.seen),
      }
      return spanned({ name: 'platform call', kind: SpanKind.CLIENT, attributes }, above, async (work, span) => {
        const headers = new Headers(init.headers)
        traces?.write(work.context, headers)
        const told = (result: string, trouble?: PlatformTrouble) => {
          instruments.called(work.seen.brand, result, trouble && saysNothing.has(trouble) ? undefined : begun())
          span?.setAttribute('marquee.result', result)
        }
        try {
          const answer = await call(url, {
            ...init,
            headers,
            onCut: (why) => {
              instruments.cut(work.seen.brand, nameOf(why))
              init.onCut?.(why)
            },
          })
          told(resultOf(answer.status))
          span?.setAttribute('http.response.status_code', answer.status)
          if (answer.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
          return answer
        } catch (error) {
          const trouble = error instanceof PlatformFailure ? error.trouble : 'away'
          told(nameOf(trouble), trouble)
          throw error
        }
      })
    },

    visited: instruments.visited,
    shown: instruments.shown,
    refused: instruments.refused,
    shed: instruments.shed,
  }

  const underWay = (): UnderWay => {
    const { seen, context } = current()
    const span = trace.getSpanContext(context)
    return {
      ...(seen.brand !== undefined && { brand: seen.brand }),
      ...(span && { traceId: span.traceId, spanId: span.spanId }),
    }
  }
  return { observer, underWay }
}

/** Seconds since. */
function stopwatch(): () => number {
  const begun = performance.now()
  return () => (performance.now() - begun) / 1000
}

const brandOf = ({ brand }: Work['seen']): Attributes => (brand === undefined ? {} : { 'marquee.brand': brand })

/** How long they took says nothing of a platform: it was not asked, or the visitor left. */
const saysNothing: ReadonlySet<PlatformTrouble> = new Set(['busy', 'open', 'left'])

/** `too large` as labels are written. */
const nameOf = (why: string): string => why.replaceAll(' ', '_')

const resultOf = (status: number): string => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok')
