import { type ReactNode, useSyncExternalStore } from 'react'
import styled, { createGlobalStyle, css } from 'styled-components'
import { onlyAttribute, type Width, widths } from '../breakpoints'
import { mediaStore } from '../hooks/useMedia'

/**
 * Whether what belongs to some widths is to be drawn. The edge, which does not know the width, draws what belongs to any:
 * styles hide what is not of this one, and the page's own script takes it out before React looks (app/edge/readyScript.ts).
 */
export function useOnly(width: Width): boolean {
  const { subscribe, matches } = mediaStore(widths[width])
  return useSyncExternalStore(subscribe, matches, typeof matchMedia === 'function' ? matches : always)
}

const always = () => true

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
