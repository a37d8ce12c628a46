import { useEffect, useState } from 'react'

/** Whether a field of the page has the focus: somebody types, or is about to. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const look = () => setTyping(document.activeElement?.matches('input, textarea') === true)
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return isTyping
}
