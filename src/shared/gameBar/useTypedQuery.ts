import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Parameters, trueSearch } from '../address/trueSearch'

/** The address follows the typing after a rest of so many milliseconds. */
const rest = 300
const longestText = 80

/** A question that a page of games is asked; what else there is of it is the page's own. */
export interface TypedQuery {
  readonly text: string
  /** How often more of the result was asked for. */
  readonly more: number
}

interface Typed {
  readonly text: string
  /** What the address says. */
  readonly seen: string
  /** What was last written there from here. */
  readonly written: string
}

/** Control characters have no place in a search, nor in an address. */
const cleanText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, longestText)

/** A text as the address has it: nothing but spaces is nothing. */
export const addressText = (text: string): string => (text.trim() === '' ? '' : cleanText(text))

export const readMore = (text: string | null): number => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0)
export const moreParameter = (more: number): string | undefined => (more === 0 ? undefined : String(more))

/**
 * The question that the address asks of a page of games: filters are what it says, the text runs ahead of it while
 * somebody types. All of it survives reloading, sharing and going back.
 * @param read one function as long as addresses mean the same
 * @param parameters what the address says of a question
 */
export function useTypedQuery<Query extends TypedQuery>(
  read: (search: URLSearchParams) => Query,
  parameters: (query: Query) => Parameters,
) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const addressed = read(new URLSearchParams(search))
  // one object as long as the filters are the same, whatever else the address says
  const key = (trueSearch(new URLSearchParams(), parameters({ ...addressed, text: '' })) ?? '').toString()
  const filters = useMemo(() => read(new URLSearchParams(key)), [key, read])
  const [typed, setTyped] = useState<Typed>({ text: addressed.text, seen: addressed.text, written: addressed.text })
  if (typed.seen !== addressed.text) {
    // what was written from here is behind the typing; anything else is somebody who went back
    const text = addressed.text === typed.written ? typed.text : addressed.text
    setTyped({ text, seen: addressed.text, written: addressed.text })
  }

  // another text is another result, which begins at its beginning
  const more = addressText(typed.text) === typed.seen ? filters.more : 0
  const query = useMemo((): Query => ({ ...filters, text: typed.text, more }), [filters, typed.text, more])
  const latest = useRef({ query, pathname, search, state, parameters })
  useEffect(() => {
    latest.current = { query, pathname, search, state, parameters }
  })

  const write = useCallback(
    (next: Query, preventScrollReset: boolean) => {
      const { pathname, search, state, parameters } = latest.current
      const before = new URLSearchParams(search)
      const params = (trueSearch(before, parameters(next)) ?? before).toString()
      setTyped((before) => ({ ...before, text: next.text, written: addressText(next.text) }))
      if (`?${params}` !== search && !(params === '' && search === ''))
        void navigate({ pathname, search: params }, { replace: true, state, preventScrollReset })
    },
    [navigate],
  )

  /** Changes the question at once, and the address with it. */
  const change = useCallback(
    (part: Partial<Query>) => write({ ...latest.current.query, more: 0, ...part }, false),
    [write],
  )
  /** @param shown how often more is shown, where that is less than the address says */
  const showMore = useCallback(
    (shown = latest.current.query.more) => write({ ...latest.current.query, more: shown + 1 }, true),
    [write],
  )
  const setText = useCallback((text: string) => setTyped((before) => ({ ...before, text })), [])
  /** The address says all of it: before the page is left, so that coming back finds it. */
  const flush = useCallback(() => write(latest.current.query, false), [write])

  useEffect(() => {
    if (addressText(typed.text) === typed.seen) return
    const timer = setTimeout(flush, rest)
    return () => clearTimeout(timer)
  }, [typed, flush])

  return { query, change, showMore, setText, flush }
}
