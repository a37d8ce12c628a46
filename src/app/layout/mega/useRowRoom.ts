import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitsAttribute } from '../../drawn'

/**
 * How many items of each list in a row stand in its first line. The lists wrap and the row is one line high, so the
 * layout is made by styles alone; here is told, before the first picture, what they did:
 * - `data-fits` on a row that needs no button for the rest. A row that the edge has drawn is measured by the page's script as
 *   well (edge/readyScript.ts), since this comes later;
 * - `inert` on items below the first line, which would otherwise take the focus unseen.
 */
export function useRowRoom(row: RefObject<HTMLElement | null>, lists: string, content: unknown): readonly number[] {
  const [shown, setShown] = useState<readonly number[]>([])
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const listsNow = () => [...box.querySelectorAll(lists)]
    const measure = () => {
      const all = listsNow().map((list) => [...list.children])
      const wanted = all.flat().reduce((sum, item) => sum + item.getBoundingClientRect().width, 0)
      const between = listsNow().reduce(
        (sum, { parentElement }) => sum + (parentElement ? padding(parentElement) : 0),
        0,
      )
      box.toggleAttribute(fitsAttribute, wanted + between <= box.clientWidth - padding(box))
      const { bottom } = box.getBoundingClientRect()
      const counts = all.map((items) => {
        const cut = items.map((item) => item.getBoundingClientRect().top >= bottom - 1)
        items.forEach((item, index) => item.toggleAttribute('inert', cut[index]))
        return cut.filter((is) => !is).length
      })
      setShown((before) => (String(before) === String(counts) ? before : counts))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const each of [box, ...listsNow().flatMap((list) => [...list.children])]) sizes.observe(each)
    return () => sizes.disconnect()
  }, [row, lists, content])
  return shown
}

function padding(element: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)
}
