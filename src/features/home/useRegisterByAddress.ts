import { useAtomValue } from '../../state/atoms'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { sessionAtom } from '../../session/session'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'

const addresses: readonly string[] = [paths.register, paths.registerHtml]

/** /register and /register.html are home with the registration dialog open; the referral code stays in the query. */
export function useRegisterByAddress(): void {
  const { pathname } = useLocation()
  const { name, open } = useModal()
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  const opened = useRef<string>(undefined)

  useEffect(() => {
    // once an address: a visitor who closed the dialog is left in peace
    if (opened.current === pathname) return
    opened.current = pathname
    if (visitor && name === undefined && addresses.includes(pathname)) open(modals.register)
  }, [pathname, visitor, name, open])
}
