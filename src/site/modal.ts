import { atom, useSetAtom } from '../state/atoms'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closeMove, modalAt, openMove, type Place } from './modalAddress'

/** The dialog closes this many milliseconds after it was told to (spec §9). */
export const closeDelay = 100

/** A dialog opened by a flow instead of a link, such as a step of a sign-in. */
export interface WantedModal {
  readonly name: string
  readonly extra?: Readonly<Record<string, string>>
  /** Opened again when the visitor leaves its address, until it is not wanted any more. */
  readonly held?: boolean
}

/** Set by flows outside of components; the host of the dialogs goes to its address. */
export const wantedModalAtom = atom<WantedModal | undefined>(undefined)

/** Counts how often a dialog was opened in its own place: pressed for while it closes, it is a new one. */
export const reopenedAtom = atom(0)

/** The dialog that the address has open is on its way: it was asked for, and nobody has seen it yet. */
export const isComingAtom = atom(false)

const reopenAtom = atom(null, (get, set): boolean => {
  if (get(isComingAtom)) return false
  set(reopenedAtom, (count) => count + 1)
  return true
})

/** Where the visitor is at this moment, within a page that hears late of dialogs (app/SiteRouter.tsx). */
export const PlaceNowContext = createContext<(() => Place) | undefined>(undefined)

/** The dialog that the address has open, one at a time. */
export function useModal() {
  const navigate = useNavigate()
  const reopen = useSetAtom(reopenAtom)
  const heard: Place = useLocation()
  const told = useContext(PlaceNowContext)
  const placeNow = useCallback(() => told?.() ?? heard, [told, heard])
  /** Of this moment, where `name` is what the page has heard. */
  const nameNow = useCallback(() => modalAt(placeNow()), [placeNow])

  const open = useCallback(
    (name: string, extra: Readonly<Record<string, string>> = {}) => {
      const place = placeNow()
      const move = openMove(place, name, extra)
      // asked for twice it is what was asked for first
      if (modalAt(place) === name && !reopen() && Object.keys(extra).length === 0) return
      if (move) void navigate(move.to, { replace: move.replace, state: move.state })
    },
    [navigate, reopen, placeNow],
  )

  const close = useCallback(() => {
    const move = closeMove(placeNow())
    if (move === 'back') void navigate(-1)
    else void navigate(move.to, { replace: move.replace, state: move.state })
  }, [navigate, placeNow])

  return { name: modalAt(heard), nameNow, open, close }
}

/** For the component of a dialog: drawn open, told to close, gone from the address once it has closed. */
export function useModalDialog() {
  const { close } = useModal()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(close, closeDelay)
    return () => clearTimeout(timer)
  }, [open, close])
  const onClose = useCallback(() => setOpen(false), [])
  return { open, onClose }
}
