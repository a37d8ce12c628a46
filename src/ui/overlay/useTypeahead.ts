import { type KeyboardEvent, useCallback, useRef } from 'react'
import { typedItem } from './menuKeys'

/** Milliseconds without a key after which letters start anew. */
const pause = 600

/** Letters typed in quick succession, kept between keys. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 })
  return useCallback((event: KeyboardEvent, current: number, labels: readonly string[]): number | undefined => {
    if ([...event.key].length !== 1 || event.key === ' ') return undefined
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined
    const text = event.timeStamp - typed.current.at > pause ? event.key : typed.current.text + event.key
    typed.current = { text, at: event.timeStamp }
    return typedItem(text, current, labels)
  }, [])
}
