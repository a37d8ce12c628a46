import { type RefCallback, useCallback, useState } from 'react'

/** Whether what stands in an element is wider than the element at the moment. */
export function useOverflows(): readonly [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    const resizes = new ResizeObserver(measure)
    resizes.observe(element)
    if (element.firstElementChild) resizes.observe(element.firstElementChild)
    return () => resizes.disconnect()
  }, [])
  return [ref, overflows]
}
