import type { KeyboardEvent } from 'react'

/** Arrow keys go from the field through the results and back; Enter in the field takes the first. */
export function moveAmongResults(event: KeyboardEvent, column: HTMLElement | null): void {
  const { key, target } = event
  if (column === null || !(target instanceof HTMLElement)) return
  const results = [...column.querySelectorAll<HTMLElement>('[data-result]')]
  const input = column.querySelector('input')
  const at = results.indexOf(target)
  if (key === 'Enter' && target === input && !event.nativeEvent.isComposing) {
    event.preventDefault()
    results[0]?.click()
    return
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  if (at === -1 && target !== input) return
  event.preventDefault()
  const next = key === 'ArrowDown' ? results[at + 1] : at > 0 ? results[at - 1] : input
  next?.focus()
}
