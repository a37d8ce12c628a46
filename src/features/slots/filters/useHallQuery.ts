import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressText, type HallQuery, readHallQuery, writeHallQuery } from './hallQuery'

/** The address follows the typing after a rest of so many milliseconds. */
const rest = 300

interface Typed {
  readonly text: string
  /** What the address says. */
  readonly seen: string
  /** What was last written there from here. */
  readonly written: string
}

/**
 * The hall's question: filters are what the address says, the text runs ahead of it while somebody types.
 * @param known codes of the hall's vendors, once they are there: an address may name others
 */
export function useHallQuery(known: ReadonlySet<string> | undefined) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const addressed = readHallQuery(new URLSearchParams(search), known)
  // one object as long as the filters are the same, whatever else the address says
  const key = writeHallQuery({ ...addressed, text: '' }, new URLSearchParams()).toString()
  const filters = useMemo(() => readHallQuery(new URLSearchParams(key)), [key])
  const [typed, setTyped] = useState<Typed>({ text: addressed.text, seen: addressed.text, written: addressed.text })
  if (typed.seen !== addressed.text) {
    // what was written from here is behind the typing; anything else is somebody who went back
    const text = addressed.text === typed.written ? typed.text : addressed.text
    setTyped({ text, seen: addressed.text, written: addressed.text })
  }

  const query = useMemo((): HallQuery => ({ ...filters, text: typed.text }), [filters, typed.text])
  const latest = useRef({ query, pathname, search, state })
  useEffect(() => {
    latest.current = { query, pathname, search, state }
  })

  const write = useCallback(
    (next: HallQuery) => {
      const { pathname, search, state } = latest.current
      const params = writeHallQuery(next, new URLSearchParams(search)).toString()
      setTyped((before) => ({ ...before, text: next.text, written: addressText(next.text) }))
      if (`?${params}` !== search && !(params === '' && search === ''))
        void navigate({ pathname, search: params }, { replace: true, state })
    },
    [navigate],
  )

  /** Changes the question at once, and the address with it. */
  const change = useCallback((part: Partial<HallQuery>) => write({ ...latest.current.query, ...part }), [write])
  const setText = useCallback((text: string) => setTyped((before) => ({ ...before, text })), [])
  /** The address says all of it: before the page is left, so that coming back finds it. */
  const flush = useCallback(() => write(latest.current.query), [write])

  useEffect(() => {
    if (addressText(typed.text) === typed.seen) return
    const timer = setTimeout(flush, rest)
    return () => clearTimeout(timer)
  }, [typed, flush])

  return { query, change, setText, flush }
}
