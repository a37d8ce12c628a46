import { Navigate, useLocation } from 'react-router'
import { useEndedHere } from './endedHere'
import { firstAddress } from './signInAddress'

/**
 * In place of a page that needs a session: home with the sign-in dialog, which leads back here (spec §6). Whoever
 * logged out on it is home.
 */
export function SignInFirst() {
  const place = useLocation()
  const ended = useEndedHere()
  return <Navigate to={firstAddress(place, ended)} replace />
}
