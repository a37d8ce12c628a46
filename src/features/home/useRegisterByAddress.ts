import { useAtomValue } from '../../state/atoms'
import { use, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionAtom } from '../../session/session'
import { brandAtom } from '../../site/brand'
import { PlaceNowContext, useModal } from '../../site/modal'
import { modalAt } from '../../site/modalAddress'
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
  const { name, open } = useModal()
  // the page hears late of the dialog that it has opened
  const placeNow = use(PlaceNowContext)
  const { loginRequired } = useAtomValue(brandAtom).access
  const canRegister = useAtomValue(canRegisterAtom)
  const isKnown = useAtomValue(isTreeKnownAtom)
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  const opened = useRef<string>(undefined)

  useEffect(() => {
    // once per address: a visitor who closed the dialog is left in peace, or at the gate
    if (opened.current === pathname) {
      const isOpen = modalAt(placeNow?.() ?? { pathname, search }) !== undefined
      if (loginRequired && visitor && !isOpen && addresses.includes(pathname))
        void navigate(paths.login, { replace: true })
      return
    }
    // the module tree may still be on its way
    if (!canRegister && !isKnown && addresses.includes(pathname)) return
    opened.current = pathname
    if (!visitor || name !== undefined || !addresses.includes(pathname)) return
    // where a session is required there is no home to say so over
    if (canRegister || loginRequired) {
      open(modals.register)
      return
    }
    const move = closedRegistration(search)
    if (move) void navigate(move.to, { replace: move.replace, state: move.state })
  }, [pathname, search, visitor, canRegister, isKnown, loginRequired, name, open, navigate, placeNow])
}
