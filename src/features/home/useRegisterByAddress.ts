import { useAtomValue } from '../../state/atoms'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionAtom } from '../../session/session'
import { brandAtom } from '../../site/brand'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { closedRegistration } from './closedRegistration'
import { canRegisterAtom, isTreeKnownAtom } from '../../site/site'

const addresses: readonly string[] = [paths.register, paths.registerHtml]

/**
 * /register and /register.html are home with the registration dialog open; the referral code stays in the query. Where
 * registration is off, the dialog says so over home. Whoever closes it where a session is required goes to the login.
 */
export function useRegisterByAddress(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { name, nameNow, open } = useModal()
  const { loginRequired } = useAtomValue(brandAtom).access
  const canRegister = useAtomValue(canRegisterAtom)
  const isKnown = useAtomValue(isTreeKnownAtom)
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  const opened = useRef<string>(undefined)

  useEffect(() => {
    if (!addresses.includes(pathname)) {
      opened.current = pathname
      return
    }
    // once per address: a visitor who closed the dialog is left in peace, or at the gate
    const isFirst = opened.current !== pathname
    // the module tree may still be on its way
    if (isFirst && !canRegister && !isKnown) return
    opened.current = pathname
    if (!visitor) return
    // where a session is required there is no home to say so over
    if (isFirst && name === undefined && !canRegister && !loginRequired) {
      const move = closedRegistration(search)
      if (move) void navigate(move.to, { replace: move.replace, state: move.state })
      return
    }
    if (isFirst && name === undefined) open(modals.register)
    if (!loginRequired) return
    // of the dialog that it has opened the page hears late: it may hear neither of that nor of its end
    const leave = () => {
      if (nameNow() === undefined && window.location.pathname === pathname)
        void navigate(paths.login, { replace: true })
    }
    if (!isFirst) leave()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [pathname, search, visitor, canRegister, isKnown, loginRequired, name, nameNow, open, navigate])
}
