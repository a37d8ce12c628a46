import type { KeyboardEvent } from 'react'

/**
 * Arrow keys go from the field through the results and back. Enter in the field takes the first, where what is drawn is
 * what was typed (`isFound`): never a suggestion, or the result of fewer letters.
 */
export function moveAmongResults(event: KeyboardEvent, column: HTMLElement | null, isFound: boolean): void {
  const { key, target } = event
  if (column === null || !(target instanceof HTMLElement)) return
  const results = [...column.querySelectorAll<HTMLElement>('[data-result]')]
  const input = column.querySelector('input')
  const at = results.indexOf(target)
  if (key === 'Enter' && target === input && !event.nativeEvent.isComposing) {
    event.preventDefault()
    if (isFound && column.querySelector('[data-undecided]') === null) results[0]?.click()
    return
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  if (at === -1 && target !== input) return
  event.preventDefault()
  const next = key === 'ArrowDown' ? results[at + 1] : at > 0 ? results[at - 1] : input
  next?.focus()
}
