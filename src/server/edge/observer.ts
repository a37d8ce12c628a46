import type { ReleaseAnswer } from '../brands/brandSource'
import type { CallPlatform } from './platformCalls'

/** What was asked for: a drawn page, a call of the platform, a file that is kept, or anything else. */
export type AnswerKind = 'page' | 'platform' | 'file' | 'other'

export interface AskedRequest {
  readonly method: string
  readonly host: string
  readonly pathname: string
  /** Those of a proxy of the operator's: it may have begun a trace. Anybody else's word on that is not taken. */
  readonly trusted: Headers | undefined
}

/** What one visit of a page was like, as its browser told; times in milliseconds. */
export interface PageVisit {
  readonly brand: string
  /** Key of the page where the visit began. */
  readonly page: string
  /** Version of the brand that the page was made of. */
  readonly release: string
  readonly lcp?: number | undefined
  readonly inp?: number | undefined
  readonly cls?: number | undefined
  readonly errors: number
}

export type FiguresRefused = 'foreign' | 'malformed' | 'too_large' | 'too_many'

/** The thread has more to do than it can, or the line for compression is too long. */
export const shedReasons = ['thread', 'compression'] as const

export type ShedReason = (typeof shedReasons)[number]

/** Looks on while the edge works, and changes nothing of its answers. What it makes of that is src/server/observe/. */
export interface Observer {
  /** Runs what answers a request. All that it does, and whatever it calls, belongs to that request. */
  readonly request: (asked: AskedRequest, answer: () => Promise<Response>) => Promise<Response>
  /** What turns out about the request under way. */
  readonly note: (facts: { readonly brand?: string; readonly kind?: AnswerKind }) => void
  /** A part of the work that may take long. */
  readonly step: <T>(name: string, work: () => Promise<T>) => Promise<T>
  readonly platform: (call: CallPlatform) => CallPlatform
  readonly visited: (visit: PageVisit) => void
  /** An answer that says something of a brand's release. */
  readonly shown: (brand: string, answer: ReleaseAnswer) => void
  readonly refused: (why: FiguresRefused) => void
  /** So many were told to come back, as more came than can be served. Those of `thread` were no requests otherwise. */
  readonly shed: (why: ShedReason, count: number) => void
}

export const unobserved: Observer = {
  request: (_asked, answer) => answer(),
  note: () => undefined,
  step: (_name, work) => work(),
  platform: (call) => call,
  visited: () => undefined,
  shown: () => undefined,
  refused: () => undefined,
  shed: () => undefined,
}
