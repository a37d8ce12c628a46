import { type RefCallback, useCallback, useState } from 'react'

const none: ReadonlySet<string> = new Set()
/** Edges between pixels are no cut. */
const whole = 0.98

/**
 * Which of the items of a row, by their `data-item`, stand outside it at the moment, or not whole in it. The browser says
 * it when it has laid the row out: nothing is measured here.
 * @param ids of the items, in one string: others are looked at anew
 */
export function useCut(ids: string): readonly [RefCallback<HTMLElement>, ReadonlySet<string>] {
  const [cut, setCut] = useState(none)
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return
      const known = new Map<string, boolean>()
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, intersectionRatio } of entries) {
            if (target instanceof HTMLElement) known.set(target.dataset['item'] ?? '', intersectionRatio < whole)
          }
          const next = new Set([...known].flatMap(([id, isCut]) => (isCut ? [id] : [])))
          setCut((before) => (before.size === next.size && [...next].every((id) => before.has(id)) ? before : next))
        },
        { root: row, threshold: [0, whole, 1] },
      )
      for (const item of row.querySelectorAll(`[data-item]`)) observer.observe(item)
      return () => observer.disconnect()
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other items are other elements to observe
    [ids],
  )
  return [ref, cut]
}
