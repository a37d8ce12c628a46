import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Fields that the app has taken over. */
const taken = new WeakSet<Element>()

export interface EarlyText {
  /** To be called when the field is attached. */
  readonly take: (element: TextElement | null) => void
  /** What was in the field, until it has been handed on. */
  readonly early: RefObject<string | undefined>
}

/**
 * What was typed into a field that the edge drew before the app was there, or put back into it by the browser. It is
 * read once and handed on after the page around the field has been attached: only then can the page go anywhere.
 */
export function useEarlyText(adopt: (text: string) => void): EarlyText {
  const early = useRef<string>(undefined)
  const handOn = useEffectEvent(() => {
    const text = early.current
    early.current = undefined
    if (text !== undefined) adopt(text)
  })
  useEffect(() => handOn(), [])
  const take = useCallback((element: TextElement | null) => {
    if (element === null || taken.has(element)) return
    taken.add(element)
    early.current = element.value
  }, [])
  return { take, early }
}
