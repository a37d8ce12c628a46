import { useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { PanelHead } from '../categories/PanelHead'
import type { PanelProps } from '../categories/LazyPanel'
import { VendorGrid } from '../categories/VendorGrid'

/** CSS pixels kept free above and below. */
const edge = 8

/** Vendors beside the rail, at the height of their category, inside the window. */
export default function VendorFlyout({ category, onGo }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    const row = box?.parentElement
    if (!box || !row) return
    const { top, left, right } = row.getBoundingClientRect()
    const last = window.innerHeight - box.offsetHeight - edge
    box.style.top = `${Math.max(edge, Math.min(top - 8, last))}px`
    if (getComputedStyle(row).direction === 'rtl') box.style.right = `${document.documentElement.clientWidth - left}px`
    else box.style.left = `${right}px`
  })
  const many = category.vendors.length > 6
  return (
    <Bridge ref={ref} id={`vendors-${category.id}`}>
      <Panel $many={many}>
        <PanelHead category={category} onGo={onGo} />
        <VendorGrid category={category} look="rows" onGo={onGo} />
      </Panel>
    </Bridge>
  )
}

const enter = keyframes`
  from { opacity: 0; transform: translateX(-6px); }
`
const enterMirrored = keyframes`
  from { opacity: 0; transform: translateX(6px); }
`

/** The gap to the rail belongs to the panel, so that the pointer gets across. */
const Bridge = styled.div`
  position: fixed;
  z-index: 60;
  padding-inline-start: calc(var(--space-3) + 8px);
`

const Panel = styled.div<{ $many: boolean }>`
  inline-size: ${({ $many }) => ($many ? 'min(600px, 60vw)' : 'min(400px, 56vw)')};
  max-block-size: calc(100dvh - 16px);
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  animation: ${enter} var(--dur) var(--ease-out);

  [dir='rtl'] & {
    animation-name: ${enterMirrored};
  }
`
