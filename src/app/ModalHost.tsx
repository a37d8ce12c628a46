import { useAtom, useAtomValue, useSetAtom } from '../state/atoms'
import { useToast } from '../ui'
import { useTranslation } from '../i18n/translate'
import { useEffect, useLayoutEffect } from 'react'
import { enteredAtom } from '../session/entered'
import { useLocation } from 'react-router'
import { useTrueAddress } from '../shared/address/useTrueAddress'
import { untrueModal } from '../site/modalAddress'
import { isTreeKnownAtom } from '../site/site'
import { useWayOn } from '../site/useWayOn'
import { isComingAtom, reopenedAtom, useModal, wantedModalAtom } from '../site/modal'
import { SlotItem, SlotItems, useSlot } from '../site/Slot'
import { ChunkLoadFailure } from '../site/importWithTimeout'
import { reloadIfReachable } from '../site/reloadIfReachable'
import type { SlotFailure } from '../site/SlotBoundary'
import { chunkMessage } from './pages/LoadFailure'

/** Draws the dialog that the address names, one at a time; its component draws the dialog itself. */
export function ModalHost() {
  const { name, open } = useModal()
  useWayOn()
  const [wanted, setWanted] = useAtom(wantedModalAtom)
  const entered = useAtomValue(enteredAtom)
  const reopened = useAtomValue(reopenedAtom)
  const items = useSlot('modal')
  useEffect(() => {
    if (wanted === undefined) return
    if (name !== wanted.name) open(wanted.name, wanted.extra)
    if (wanted.held !== true) setWanted(undefined)
  }, [wanted, name, open, setWanted])
  const item = items.find((candidate) => candidate.id === name)
  const place = useLocation()
  const isTreeKnown = useAtomValue(isTreeKnownAtom)
  const isThere = (each: string) => each === wanted?.name || items.some(({ id }) => id === each)
  const untrue = isTreeKnown ? untrueModal(place, isThere) : []
  useTrueAddress(Object.fromEntries(untrue.map((parameter) => [parameter, undefined])))
  return (
    <>
      {item ? (
        <SlotItem
          key={`${item.id} ${reopened}`}
          slot="modal"
          item={item}
          fallback={<Coming />}
          failed={(failure) => <ModalFailure {...failure} />}
        />
      ) : null}
      {entered ? <SlotItems slot="after.login" /> : null}
      <SlotItems slot="signed.in" />
    </>
  )
}

/** Stands for a dialog that is on its way. */
function Coming() {
  const setComing = useSetAtom(isComingAtom)
  useLayoutEffect(() => {
    setComing(true)
    return () => setComing(false)
  }, [setComing])
  return null
}

/** A dialog that did not load says so, gets out of the way, and is there again after another try. */
function ModalFailure({ error }: SlotFailure) {
  const { t } = useTranslation()
  const { close } = useModal()
  const { show } = useToast()
  useEffect(() => {
    const address = window.location.href
    const action = { label: t('app.retry'), run: () => void reloadIfReachable(address) }
    show({ tone: 'danger', text: t(chunkMessage(error)), ...(error instanceof ChunkLoadFailure && { action }) })
    close()
  }, [error, close, show, t])
  return null
}
