import { useEffect, useState } from 'react'
import { isLess } from '../../../lib/decimal'

export type Move = 'up' | 'down'

/** Milliseconds in which it is seen that odds have moved. */
const shownFor = 8_000

interface Seen {
  readonly odds: string
  readonly move: Move | undefined
}

/** Which way odds went with the newest answer, for a while. */
export function useMoved(odds: string): Move | undefined {
  const [seen, setSeen] = useState<Seen>({ odds, move: undefined })
  if (seen.odds !== odds) setSeen({ odds, move: isLess(seen.odds, odds) ? 'up' : 'down' })
  useEffect(() => {
    if (seen.move === undefined) return
    const timer = setTimeout(() => setSeen({ odds: seen.odds, move: undefined }), shownFor)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.move
}
