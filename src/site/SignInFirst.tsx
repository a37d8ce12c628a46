import { Navigate, useLocation } from 'react-router'
import { modals, paths } from './paths'

/** In place of a page that needs a session: home with the sign-in dialog, which leads back here (spec §6). */
export function SignInFirst() {
  const { pathname, search } = useLocation()
  return <Navigate to={`${paths.home}?modal=${modals.login}&next=${encodeURIComponent(pathname + search)}`} replace />
}
