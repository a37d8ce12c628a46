import { useCallback } from 'react'
import { css } from 'styled-components'

/** Pixels over which a row fades out at an end that hides more. */
const fade = '28px'

/** Of a row that scrolls sideways: it fades where there is more. Goes with `useFadedEnds`. */
export const fadedEnds = css`
  mask-image: linear-gradient(
    to right,
    transparent,
    black var(--fade-left, 0px),
    black calc(100% - var(--fade-right, 0px)),
    transparent
  );
`

/** Tells a row's styles at which of its ends more is hidden. */
export function useFadedEnds() {
  return useCallback((row: HTMLElement | null) => {
    if (row === null) return undefined
    const tell = () => {
      const most = row.scrollWidth - row.clientWidth
      // from right to left it counts down from 0
      const left = getComputedStyle(row).direction === 'rtl' ? most + row.scrollLeft : row.scrollLeft
      row.style.setProperty('--fade-left', left > 1 ? fade : '0px')
      row.style.setProperty('--fade-right', most - left > 1 ? fade : '0px')
    }
    const resizes = new ResizeObserver(tell)
    resizes.observe(row)
    for (const child of row.children) resizes.observe(child)
    row.addEventListener('scroll', tell, { passive: true })
    return () => {
      resizes.disconnect()
      row.removeEventListener('scroll', tell)
    }
  }, [])
}
