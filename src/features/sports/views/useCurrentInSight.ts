import { useLayoutEffect, useRef } from 'react'
import { scrollToMiddle } from '../../../ui/navigation/scrollToMiddle'

/** For a row of links that is scrolled on a phone: the current one is in sight. */
export function useCurrentInSight<Row extends Element>(current: string | undefined) {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]:not([aria-current="false"])')
    if (link) scrollToMiddle(link)
  }, [current])
  return row
}
