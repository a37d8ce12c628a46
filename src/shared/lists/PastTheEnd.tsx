import { type ReactNode, useEffect, useEffectEvent } from 'react'

interface PastTheEndProps {
  /** The last page that there is. */
  readonly last: number
  readonly onPage: (page: number) => void
  /** Holds the place until it is there. */
  readonly children: ReactNode
}

/** In place of a page past the end of a list, of an old address or of a list that became shorter: goes to the last one. */
export function PastTheEnd({ last, onPage, children }: PastTheEndProps) {
  const go = useEffectEvent(onPage)
  useEffect(() => go(last), [last])
  return children
}
