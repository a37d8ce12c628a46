import { type RefObject, useEffect, useRef } from 'react'

/**
 * A list whose rows go away by what is done with them: where the focus went with a row, the list takes it.
 * @param list an element that can be focused by script
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number | undefined): void {
  const before = useRef(count)
  useEffect(() => {
    const hasFewer = before.current !== undefined && count !== undefined && count < before.current
    before.current = count
    if (hasFewer && (document.activeElement === null || document.activeElement === document.body)) list.current?.focus()
  }, [list, count])
}
