import type { KeyboardEvent } from 'react'

const items = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')]

const levelOf = (item: HTMLElement): number => Number(item.getAttribute('aria-level'))

/** The nearest one above that is a level up. */
const parentOf = (item: HTMLElement, all: readonly HTMLElement[]) =>
  all.slice(0, all.indexOf(item)).findLast((one) => levelOf(one) < levelOf(item))

/**
 * Keys of a tree (WAI-ARIA): up and down go through what is in sight, forward opens a level and then enters it, back
 * closes it and then leaves it, Home and End go to the ends, Enter follows the item's link. Forward and back follow the
 * direction of the page.
 */
export function followKey(event: KeyboardEvent, tree: HTMLElement | null): void {
  const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="treeitem"]') : null
  if (tree === null || item === null || event.altKey || event.ctrlKey || event.metaKey) return
  const all = items(tree)
  const place = all.indexOf(item)
  const isRtl = getComputedStyle(tree).direction === 'rtl'
  const isOpen = item.getAttribute('aria-expanded')
  const press = (part: string) => item.querySelector<HTMLElement>(`[data-part="${part}"]`)?.click()
  const go = (to: HTMLElement | null | undefined) => to?.focus()
  const forward = () => (isOpen === 'false' ? press('toggle') : isOpen === 'true' ? go(all[place + 1]) : undefined)
  const back = () => (isOpen === 'true' ? press('toggle') : go(parentOf(item, all)))
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(all[place + 1]),
    ArrowUp: () => go(all[place - 1]),
    ArrowRight: isRtl ? back : forward,
    ArrowLeft: isRtl ? forward : back,
    Home: () => go(all[0]),
    End: () => go(all.at(-1)),
    ' ': () => press('toggle'),
    Enter: () => press('open'),
  }
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
  // keys of a button or link inside are its own
  if (!act || (event.target !== item && (event.key === 'Enter' || event.key === ' '))) return
  event.preventDefault()
  act()
}
