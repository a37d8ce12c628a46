import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useQuietHeader } from '../useQuietHeader'

/** Stays at the top, gives way while the page is read downwards, and is back on scrolling up or for the keyboard. */
export function StickyHeader({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  useQuietHeader()
  return (
    <Box ref={tellHeight} className={className}>
      {children}
    </Box>
  )
}

/** How high all rows of the header are, in `--header-all`: what sticks under it, or is said under it, stands below the last. */
function tellHeight(header: HTMLElement | null) {
  if (header === null) return
  const { style } = document.documentElement
  const resizes = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? []
    if (box) style.setProperty('--header-all', `${Math.round(box.blockSize)}px`)
  })
  resizes.observe(header)
  return () => {
    resizes.disconnect()
    style.removeProperty('--header-all')
  }
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
