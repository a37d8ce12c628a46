import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closeDelay } from '../../../site/modal'
import { gameParameter } from './gameParameter'

/** The game whose details the address has open, and the way to close them: back, where that is where they came from. */
export function useShownGame() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const named = new URLSearchParams(search).get(gameParameter)
  const nodeId = named !== null && /^[\w.:-]{1,64}$/.test(named) ? named : undefined
  const [closing, setClosing] = useState<string>()
  const openedHere = typeof state === 'object' && state !== null && 'openedGame' in state

  useEffect(() => {
    if (closing === undefined) return
    const timer = setTimeout(() => {
      setClosing(undefined)
      if (openedHere) {
        void navigate(-1)
        return
      }
      const params = new URLSearchParams(search)
      params.delete(gameParameter)
      void navigate({ pathname, search: params.toString() }, { replace: true })
    }, closeDelay)
    return () => clearTimeout(timer)
  }, [closing, navigate, openedHere, pathname, search])

  const close = useCallback(() => setClosing(nodeId), [nodeId])
  return { nodeId, open: nodeId !== undefined && closing !== nodeId, close }
}
