import styled, { keyframes } from 'styled-components'
import type { PanelProps } from '../categories/LazyPanel'
import { PanelHead } from '../categories/PanelHead'
import { VendorGrid } from '../categories/VendorGrid'

/** Vendors under the tabs, in the middle of the page. */
export default function TabPanel({ category, onGo }: PanelProps) {
  return (
    <Sheet id={`vendors-${category.id}`}>
      <Panel>
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
  inset-block-start: calc(100% - var(--space-2));
  display: grid;
  justify-items: center;
  padding-block-start: var(--space-3);
  padding-inline: var(--gutter);
  pointer-events: none;
`

const Panel = styled.div`
  inline-size: min(100%, 760px);
  max-block-size: calc(100dvh - 170px);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  pointer-events: auto;
  animation: ${enter} var(--dur) var(--ease-out);
`
