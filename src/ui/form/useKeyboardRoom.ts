import { useEffect } from 'react'
import { media } from '../breakpoints'

/** Where fingers type, the room that a phone's keyboard leaves is known to sheets (./keyboard). */
export function knowKeyboardRoom(): void {
  if (matchMedia(media.touch).matches)
    import('./keyboard').then(
      ({ watchKeyboard }) => watchKeyboard(),
      () => undefined,
    )
}

export function useKeyboardRoom(): void {
  useEffect(knowKeyboardRoom, [])
}
