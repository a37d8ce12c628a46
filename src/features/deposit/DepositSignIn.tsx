import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useEndedHere } from '../../site/endedHere'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'

/** The login in place of the sheet, which leads back to it; not for whoever logged out under it. */
export function DepositSignIn() {
  const { pathname, search } = useLocation()
  const { open, close } = useModal()
  const ended = useEndedHere()
  const begin = useEffectEvent(() => (ended ? close() : open(modals.login, { next: `${pathname}${search}` })))
  useEffect(() => {
    begin()
  }, [])
  return null
}
