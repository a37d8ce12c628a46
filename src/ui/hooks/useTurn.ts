import { startTransition, useEffect, useState } from 'react'
import { idleTurn } from '../../lib/idleTurn'

/**
 * True from the moment on that it is wanted and the browser has nothing else to do; it stays true. What comes near at once,
 * such as when a drawn page was taken over, is drawn one after the other: a slow phone has no task of a fifth of a second.
 */
export function useTurn(wanted: boolean): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    void idleTurn().then(() => {
      if (isWanted) startTransition(() => setOn(true))
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  return isOn
}
