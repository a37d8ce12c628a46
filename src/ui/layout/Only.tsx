import { type ReactNode, useSyncExternalStore } from 'react'
import styled, { createGlobalStyle, css } from 'styled-components'
import { drawnAttribute, onlyAttribute, type Width, widths } from '../breakpoints'
import { mediaStore } from '../hooks/useMedia'

/**
 * Whether what belongs to some widths is to be drawn. The edge, which does not know the width, draws what belongs to any:
 * styles hide what is not of this one, and the page's own script takes it out before React looks (app/edge/readyScript.ts).
 * Until React has taken the page over it is the width of that moment: the window may be another since.
 */
export function useOnly(width: Width): boolean {
  const { subscribe, matches } = mediaStore(widths[width])
  return useSyncExternalStore(subscribe, matches, () => wasDrawn(width) ?? matches())
}

/** Undefined: the edge drew nothing for this visitor. */
function wasDrawn(width: Width): boolean | undefined {
  if (typeof document === 'undefined') return true
  const kept = document.querySelector(`[${drawnAttribute}]`)?.getAttribute(drawnAttribute)
  return kept?.split(' ').includes(width)
}

/** What an element that is there at some widths only carries. */
export const onlyAt = (width: Width) => ({ [onlyAttribute]: width })

/** Children that are there at some widths only, as if no element stood around them. */
export function Only({ at, children }: { readonly at: Width; readonly children: ReactNode }) {
  return useOnly(at) ? <Box {...onlyAt(at)}>{children}</Box> : null
}

const Box = styled.div`
  display: contents;
`

/** Hides what is of another width. */
export const OnlyStyle = createGlobalStyle`
  ${(Object.keys(widths) as Width[]).map(
    (width) => css`
      @media not all and ${widths[width]} {
        [${onlyAttribute}='${width}'] {
          display: none !important;
        }
      }
    `,
  )}
`
