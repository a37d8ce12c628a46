import { type RefCallback, useCallback, useState } from 'react'

interface Box {
  readonly inlineSize: number
  /** Type size, so that room for texts grows with them. */
  readonly em: number
}

/** The size that an element has at the moment, in CSS pixels. */
export function useBox(): readonly [RefCallback<Element>, Box] {
  const [box, setBox] = useState<Box>({ inlineSize: 0, em: 12 })
  const ref = useCallback((element: Element | null) => {
    if (element === null) return
    const measure = () => {
      const inlineSize = Math.round(element.getBoundingClientRect().width)
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      setBox((before) => (before.inlineSize === inlineSize && before.em === em ? before : { inlineSize, em }))
    }
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [])
  return [ref, box]
}
