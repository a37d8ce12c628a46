import { useAtomValue } from '../state/atoms'
import { useMemo } from 'react'
import type { CallRef, ValueOf } from '../platform/calls'
import { answerAtom, type Shown } from './answers'

type Query = Readonly<Record<string, string | number | undefined>>

interface AnswerUse {
  /** Milliseconds that an answer counts as fresh. */
  readonly staleTime?: number
  /** Asked again every so many milliseconds while the page is seen. */
  readonly refetchInterval?: number
}

/** The answer of a call to a question that the page puts, such as a page of a list under its filters. */
export function useAnswer<Ref extends CallRef>(
  ref: Ref,
  query: Query = {},
  { staleTime, refetchInterval }: AnswerUse = {},
): Shown<ValueOf<Ref>> {
  const text = queryText(query)
  const answer = useMemo(
    () =>
      answerAtom(ref, {
        query: () => Object.fromEntries(new URLSearchParams(text)),
        ...(staleTime !== undefined && { staleTime }),
        ...(refetchInterval !== undefined && { refetchInterval }),
      }),
    [text, ref, staleTime, refetchInterval],
  )
  return useAtomValue(answer)
}

function queryText(query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.toString()
}
