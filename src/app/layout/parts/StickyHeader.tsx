import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tellHeaderHeight } from '../../../site/tellHeaderHeight'
import { useQuietHeader } from '../useQuietHeader'

/** Stays at the top, gives way while the page is read downwards, and is back on scrolling up or for the keyboard. */
export function StickyHeader({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  useQuietHeader()
  return (
    <Box ref={tellHeaderHeight} className={className}>
      {children}
    </Box>
  )
}

const Box = styled.header`
  position: sticky;
  z-index: 50;
  inset-block-start: 0;
  background-color: var(--page);
  transition: transform var(--dur-slow) var(--ease-out);

  :root[data-quiet] &:not(:has(:focus-visible), :has([aria-expanded='true'])) {
    transform: translateY(-101%);
    transition-timing-function: var(--ease-in-out);
  }

  @media print {
    display: none;
  }
`
