import type { createStore } from '../state/atoms'
import { brandAtom } from '../site/brand'
import { paths } from '../site/paths'
import { gateAddress } from '../site/signInAddress'
import { siteAtom } from '../site/site'
import { findPage } from './layout/findPage'
import { answersAtom } from './usePageAnswer'

interface Place {
  readonly pathname: string
  readonly search: string
}

/**
 * Path and query that a visit begins at, where its address leads on at once: the root of the site is home, and brands that
 * require a session begin with the login. Undefined where it stays. Edge and browser ask the same.
 */
export function startPlace(store: ReturnType<typeof createStore>, { pathname, search }: Place): string | undefined {
  const at = { pathname: pathname === paths.root ? paths.home : pathname, search }
  const { loginRequired } = store.get(brandAtom).access
  const page = findPage(store.get(siteAtom).slots.page, at.pathname)
  if (loginRequired && store.get(answersAtom)(page) === 'login') return gateAddress(at, false)
  return at.pathname === pathname ? undefined : `${at.pathname}${search}`
}
