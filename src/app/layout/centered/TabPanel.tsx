import { useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import type { PanelProps } from '../categories/LazyPanel'
import { PanelHead } from '../categories/PanelHead'
import { VendorGrid } from '../categories/VendorGrid'

/** Vendors under their tab, inside the page. */
export default function TabPanel({ category, onGo }: PanelProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = sheet.current
    const panel = row?.firstElementChild
    const tab = row?.parentElement?.firstElementChild
    if (!row || !(panel instanceof HTMLElement) || !tab) return
    const place = () => {
      const { left, width, bottom } = tab.getBoundingClientRect()
      const room = row.clientWidth - panel.offsetWidth
      const edge = Number.parseFloat(getComputedStyle(row).paddingInlineStart)
      const start = left + (width - panel.offsetWidth) / 2
      panel.style.left = `${Math.max(edge, Math.min(start, room - edge))}px`
      row.style.top = `${bottom - (row.offsetParent?.getBoundingClientRect().top ?? 0)}px`
    }
    place()
    const sizes = new ResizeObserver(place)
    for (const box of [row, panel, tab]) sizes.observe(box)
    return () => sizes.disconnect()
  }, [])
  return (
    <Sheet ref={sheet} id={`vendors-${category.id}`}>
      <Panel $tiles={category.vendors.length}>
        <PanelHead category={category} onGo={onGo} />
        <VendorGrid category={category} look="tiles" onGo={onGo} />
      </Panel>
    </Sheet>
  )
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`

const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  padding-block-start: var(--space-3);
  padding-inline: var(--gutter);
  pointer-events: none;
`

const Panel = styled.div<{ $tiles: number }>`
  position: absolute;
  inline-size: min(100% - 2 * var(--gutter), 760px, max(320px, ${({ $tiles }) => $tiles} * 132px));
  max-block-size: calc(100dvh - 170px);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  pointer-events: auto;
  animation: ${enter} var(--dur) var(--ease-out);
`
