import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { ToastCard } from './ToastCard'
import { toastStore } from './toasts'

export interface ToastHostProps {
  readonly labels: { readonly region: string; readonly close: string }
}

/** One per page. The live region is there before its first message, so that screen readers read it. */
export function ToastHost({ labels }: ToastHostProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  return (
    <Region role="region" aria-label={labels.region}>
      <div aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />
        ))}
      </div>
    </Region>
  )
}

const Region = styled.div`
  position: fixed;
  z-index: 90;
  inset-block-end: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom) + var(--space-4));
  inset-inline: var(--gutter);
  pointer-events: none;

  > div {
    display: grid;
    gap: var(--space-2);
    justify-items: center;
  }

  @media ${media.tabletUp} {
    inset-inline-start: auto;
    inline-size: 380px;
  }
`
