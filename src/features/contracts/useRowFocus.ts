import { useEffect, useEffectEvent, useState } from 'react'
import type { TermName } from './contractWords'
import { fieldName } from './termDraft'

/**
 * Puts the cursor into the first field of a row once it is drawn, where a row was added or removed.
 * @param lead the first field of every row
 */
export function useRowFocus(form: HTMLFormElement | null, lead: TermName | undefined): (place: number) => void {
  // an object each time: the same place may be wanted again
  const [wanted, setWanted] = useState<{ readonly place: number }>()
  const focus = useEffectEvent((place: number) => {
    if (lead === undefined) return
    form?.querySelector<HTMLElement>(`[name="${CSS.escape(fieldName(place, lead))}"]`)?.focus()
  })
  useEffect(() => {
    if (wanted !== undefined) focus(wanted.place)
  }, [wanted])
  return (place) => setWanted({ place })
}
