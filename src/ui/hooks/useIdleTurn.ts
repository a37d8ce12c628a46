import { startTransition, useEffect, useState } from 'react'
import { idleTurn } from '../../lib/idleTurn'

/**
 * Becomes true once it is wanted and the browser is idle, and stays true. Parts that come near together, such as when a drawn
 * page was taken over, are drawn one at a time, so that a slow phone has no task of a fifth of a second.
 */
export function useIdleTurn(wanted: boolean): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => (wanted ? idleTurn(() => startTransition(() => setOn(true))) : undefined), [wanted])
  return isOn
}
