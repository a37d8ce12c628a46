import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Parameters, trueSearch } from './trueSearch'

/**
 * Keeps the address to what the page shows: a value that means nothing there, of an old link or a slip of the hand,
 * gives way, in the same entry of the history. What is not known yet is left as it is by the caller.
 */
export function useTrueAddress(parameters: Parameters): void {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, hash } = location
  // react-router types it `any`
  const state: unknown = location.state
  const wanted = trueSearch(new URLSearchParams(search), parameters)?.toString()
  useEffect(() => {
    if (wanted !== undefined)
      void navigate({ pathname, search: wanted, hash }, { replace: true, state, preventScrollReset: true })
  }, [navigate, wanted, pathname, hash, state])
}
