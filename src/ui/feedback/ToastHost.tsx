import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { openModals } from '../overlay/openModals'
import { ToastCard } from './ToastCard'
import { toastStore } from './toasts'

export interface ToastHostProps {
  readonly labels: { readonly region: string; readonly close: string }
}

/**
 * One per page. The live region is there before its first message, so that screen readers read it: in the open dialog,
 * where there is one, since what lies under it is inert.
 */
export function ToastHost({ labels }: ToastHostProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.top, () => undefined)
  // whoever opens a dialog has read it, and the dialog needs the room
  useEffect(() => {
    if (dialog !== undefined) toastStore.clear()
  }, [dialog])
  const region = (
    <Region role="region" aria-label={labels.region}>
      <div aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />
        ))}
      </div>
    </Region>
  )
  return dialog === undefined ? region : createPortal(region, dialog)
}

const Region = styled.div`
  position: fixed;
  z-index: 90;
  /* under the header: games, what is typed and the button in the corner stand free */
  inset-block-start: calc(var(--header-all, var(--header-h)) + var(--space-3));
  inset-inline: var(--gutter);
  pointer-events: none;

  > div {
    display: grid;
    gap: var(--space-2);
    justify-items: center;
  }

  /* a dialog is a sheet from below there */
  @media ${media.phone} {
    dialog & {
      inset-block-start: max(var(--space-3), env(safe-area-inset-top));
    }
  }

  @media ${media.tabletUp} {
    inset-inline-start: auto;
    inline-size: 380px;
  }
`
