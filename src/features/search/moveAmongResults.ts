import type { KeyboardEvent } from 'react'

/** Opens the first result; false where it is not known yet which that is. */
export function takeFirst(column: HTMLElement | null): boolean {
  if (column === null || column.querySelector('[data-undecided]') !== null) return false
  column.querySelector<HTMLElement>('[data-result]')?.click()
  return true
}

/** Arrow keys go from the field through the results and back. Enter in the field is `onEnter`. */
export function moveAmongResults(event: KeyboardEvent, column: HTMLElement | null, onEnter: () => void): void {
  const { key, target } = event
  if (column === null || !(target instanceof HTMLElement)) return
  const results = [...column.querySelectorAll<HTMLElement>('[data-result]')]
  const input = column.querySelector('input')
  const at = results.indexOf(target)
  if (key === 'Enter' && target === input && !event.nativeEvent.isComposing) {
    event.preventDefault()
    return onEnter()
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  if (at === -1 && target !== input) return
  event.preventDefault()
  const next = key === 'ArrowDown' ? results[at + 1] : at > 0 ? results[at - 1] : input
  next?.focus()
}
