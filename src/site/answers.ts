import { atom, type Atom, type Getter } from '../state/atoms'
import { languageAtom } from '../i18n/language'
import { type Call, callIdOf, callOf, type CallRef, type ValueOf } from '../platform/calls'
import type { CallInput } from '../platform/client'
import type { CallFailure } from '../platform/failure'
import { clientAtom } from '../session/client'
import { sessionAtom } from '../session/session'
import { AnswerCache } from './answerCache'
import { selectEqual } from './selectEqual'

type Query = NonNullable<CallInput['query']>

interface AnswerOptions {
  readonly query?: (get: Getter) => Query
  /** Milliseconds that an answer counts as fresh. */
  readonly staleTime?: number
  /** Asked again every so many milliseconds while the page is seen. */
  readonly refetchInterval?: number
  readonly enabled?: (get: Getter) => boolean
}

/** What a component sees of an answer. */
export type Shown<T> = { readonly isFetching: boolean; readonly refetch: () => Promise<CallFailure | undefined> } & (
  | { readonly data: undefined; readonly error: null; readonly isPending: true; readonly isError: false }
  | { readonly data: undefined; readonly error: CallFailure; readonly isPending: false; readonly isError: true }
  | { readonly data: T; readonly error: null; readonly isPending: false; readonly isError: false }
)

const minute = 60_000

/** The one cache; made anew at boot. */
export const answerCacheAtom = atom(new AnswerCache())

/** Cache key of an answer: the call, the language, the query, and whose it is. */
export const answerKey = (id: string, language: string, query: Query = {}, account?: string): string =>
  JSON.stringify([id, language, query, account ?? null])

const idle: Shown<never> = {
  data: undefined,
  error: null,
  isPending: true,
  isError: false,
  isFetching: false,
  refetch: () => Promise.resolve(undefined),
}

/**
 * An answer of the platform as an atom: one cache, shown while it is refreshed. A failed refresh keeps the data.
 * Answers that carry a token belong to their account and are dropped with the session.
 */
export function answerAtom<Ref extends CallRef>(ref: Ref, options: AnswerOptions = {}): Atom<Shown<ValueOf<Ref>>> {
  const id = callIdOf(ref)
  const call = callOf(ref) as Call<ValueOf<Ref>>
  const needsToken = call.token === true
  return atom((get) => {
    const session = get(sessionAtom)
    const account = call.token && session.state === 'signed-in' ? session.account : undefined
    if ((needsToken && account === undefined) || options.enabled?.(get) === false) return idle
    const client = get(clientAtom)
    const query = options.query?.(get) ?? {}
    const key = answerKey(id, get(languageAtom).tag, query, account)
    const answer = get(answerCacheAtom).of<ValueOf<Ref>>({
      key,
      callId: id,
      account,
      run: () => client(ref, { query }),
      staleTime: options.staleTime ?? 5 * minute,
      refetchInterval: options.refetchInterval,
      value: call.value,
    })
    const { data, error, isFetching } = get(answer.state)
    const common = { isFetching, refetch: answer.refresh }
    if (data !== undefined) return { ...common, data, error: null, isPending: false, isError: false }
    if (error) return { ...common, data: undefined, error, isPending: false, isError: true }
    return { ...common, data: undefined, error: null, isPending: true, isError: false }
  })
}

/**
 * What an answer says, and whether it is awaited. It changes only when that does: not while the answer is asked for anew, nor
 * when the same has come again.
 */
export const dataOf = <T>(answer: Atom<Shown<T>>): Atom<Pick<Shown<T>, 'data' | 'isPending'>> =>
  selectEqual(answer, ({ data, isPending }) => ({ data, isPending }))
