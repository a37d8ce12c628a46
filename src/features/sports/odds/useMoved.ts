import { useEffect, useState } from 'react'
import { isEqual, isLess } from '../../../lib/decimal'

export type Move = 'up' | 'down'

/** Milliseconds in which it is seen that odds have moved. */
const shownFor = 8_000

interface Seen {
  readonly odds: string
  readonly move: Move | undefined
}

/** Which way odds went; 2.10 and 2.1 are the same. */
export const moveOf = (from: string, to: string): Move | undefined =>
  from === to || isEqual(from, to) ? undefined : isLess(from, to) ? 'up' : 'down'

/** Which way odds went with the newest answer, for a while. */
export function useMoved(odds: string): Move | undefined {
  const [seen, setSeen] = useState<Seen>({ odds, move: undefined })
  const move = moveOf(seen.odds, odds)
  if (move !== undefined) setSeen({ odds, move })
  useEffect(() => {
    if (seen.move === undefined) return
    const timer = setTimeout(() => setSeen({ odds: seen.odds, move: undefined }), shownFor)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.move
}
