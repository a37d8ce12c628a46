import { atom } from '../state/atoms'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** State that the dialog's own history entry carries, so that closing goes back instead of stacking entries. */
interface ModalState {
  readonly openedModal?: true
}

const key = 'modal'
/** The dialog closes this many milliseconds after it was told to (spec §9). */
export const closeDelay = 100

/** A dialog that must open though nobody pressed a link to it: a step of a sign-in, wherever that began. */
export interface WantedModal {
  readonly name: string
  readonly extra?: Readonly<Record<string, string>>
  /** Opened again when the visitor leaves its address, until it is not wanted any more. */
  readonly held?: boolean
}

/** Set by flows outside of components; the host of the dialogs goes to its address. */
export const wantedModalAtom = atom<WantedModal | undefined>(undefined)

/** The dialog that the address has open, one at a time. */
export function useModal() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const name = search.get(key) ?? undefined

  const open = useCallback(
    (next: string, extra: Readonly<Record<string, string>> = {}) => {
      const params = new URLSearchParams(location.search)
      const replace = params.has(key)
      params.set(key, next)
      for (const [name, value] of Object.entries(extra)) params.set(name, value)
      const state: ModalState = { openedModal: true }
      void navigate({ pathname: location.pathname, search: params.toString() }, { replace, state: replace ? (location.state as unknown) : state })
    },
    [navigate, location.pathname, location.search, location.state],
  )

  const close = useCallback(() => {
    const { openedModal } = (location.state ?? {}) as ModalState
    if (openedModal) {
      void navigate(-1)
      return
    }
    const params = new URLSearchParams(location.search)
    params.delete(key)
    void navigate({ pathname: location.pathname, search: params.toString() }, { replace: true })
  }, [navigate, location.pathname, location.search, location.state])

  return { name, open, close }
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
