import { useAtomValue } from '../state/atoms'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { sessionAtom } from '../session/session'
import { useModal } from './modal'
import { modals } from './paths'

/**
 * Goes to a path of the site. Where it needs a session and there is none, the sign-in dialog opens first and
 * `next` says where to go on (spec §6).
 */
export function useGo() {
  const navigate = useNavigate()
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const { open } = useModal()
  return useCallback(
    (to: string, options: { readonly needsLogin?: boolean } = {}) => {
      if (options.needsLogin && !signedIn) open(modals.login, { next: to })
      else void navigate(to)
    },
    [navigate, open, signedIn],
  )
}

/** A place to go on to that came from an address: only a path of this site, never another origin. */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return undefined
  const url = new URL(next, 'https://site.invalid')
  return url.origin === 'https://site.invalid' ? `${url.pathname}${url.search}` : undefined
}
