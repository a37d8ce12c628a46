import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { mainId } from '../../site/focusMain'
import { media } from '../../ui'

interface MainProps {
  /** Changes when another page is shown. */
  readonly pageKey: string
  readonly children: ReactNode
}

/**
 * The page. Another page fades in (spec §2) and takes the focus, so that keyboard and screen reader go on from its
 * top. The first one does neither: it is there as soon as it is painted.
 */
export function Main({ pageKey, children }: MainProps) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pageKey)
  useLayoutEffect(() => {
    const page = ref.current
    if (!page || shown.current === pageKey) return
    shown.current = pageKey
    page.focus({ preventScroll: true })
    if (matchMedia(media.reducedMotion).matches) return
    page.animate({ opacity: [0, 1] }, { duration: 220, easing: 'ease-out' })
  }, [pageKey])
  return (
    <Box ref={ref} id={mainId} tabIndex={-1}>
      {children}
    </Box>
  )
}

const Box = styled.main`
  display: block;
  min-block-size: calc(100dvh - var(--header-h) - var(--bottom-bar-h));

  /* a page without header and footer ends above what is asked by itself */
  #root > & {
    padding-block-end: var(--asked-h, 0px);
  }

  &:focus {
    outline: none;
  }
`
