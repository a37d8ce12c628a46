import type { Getter } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { languageAtom } from '../i18n/language'
import { type CallId, calls, type ValueOf } from '../platform/calls'
import type { CallInput } from '../platform/client'
import { CallFailure } from '../platform/failure'
import { clientAtom } from '../session/client'
import { sessionAtom } from '../session/session'

type Query = NonNullable<CallInput['query']>

interface AnswerOptions {
  readonly query?: (get: Getter) => Query
  /** Milliseconds that an answer counts as fresh. */
  readonly fresh?: number
  /** Asked again every so many milliseconds while the page is seen. */
  readonly every?: number
  readonly enabled?: (get: Getter) => boolean
}

const minute = 60_000

/** Cache key of a public answer: the call, the language and the query. */
export const answerKey = (id: CallId, language: string, query: Query = {}): readonly unknown[] => [id, language, query]

/**
 * An answer of the platform as an atom: one cache, shown while it is refreshed. Answers that need a token
 * belong to their account and are dropped with the session.
 */
export function answerAtom<Id extends CallId>(id: Id, options: AnswerOptions = {}) {
  const needsToken = 'token' in calls[id]
  return atomWithQuery<ValueOf<Id>, CallFailure>((get) => {
    const client = get(clientAtom)
    const session = get(sessionAtom)
    const language = get(languageAtom).tag
    const query = options.query?.(get) ?? {}
    const account = session.state === 'signed-in' ? session.account : undefined
    return {
      queryKey: needsToken ? [...answerKey(id, language, query), account] : answerKey(id, language, query),
      queryFn: ({ signal }: { signal: AbortSignal }) => client(id, { query, signal }),
      enabled: (!needsToken || account !== undefined) && (options.enabled?.(get) ?? true),
      staleTime: options.fresh ?? 5 * minute,
      refetchInterval: options.every ?? false,
      retry: (count: number, error: CallFailure) => count < 1 && isPassing(error),
      retryDelay: 800,
    }
  })
}

/** Only troubles that may pass are worth one more try of a call that reads. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallFailure && (error.failure.kind === 'offline' || (error.failure.kind === 'http' && error.failure.status >= 500))
