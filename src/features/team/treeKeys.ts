import type { KeyboardEvent } from 'react'

/** Items that are seen, top to bottom: those of closed branches are not drawn. */
const itemsOf = (tree: Element): readonly HTMLElement[] =>
  Array.from(tree.querySelectorAll<HTMLElement>('[role="treeitem"]'))

const press = (item: HTMLElement, what: string) => item.querySelector<HTMLElement>(`:scope > div ${what}`)?.click()

/** Keys of a tree: up and down, forward opens or goes in, back closes or goes out, home, end, and enter. */
export function moveInTree(event: KeyboardEvent<HTMLElement>): void {
  const tree = event.currentTarget
  const items = itemsOf(tree)
  const at = items.findIndex((item) => item === document.activeElement)
  const item = items[at]
  if (!item) return
  const go = (next: HTMLElement | null | undefined) => {
    if (!next) return
    for (const one of items) one.tabIndex = one === next ? 0 : -1
    next.focus()
  }
  const forward = getComputedStyle(tree).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const expanded = item.getAttribute('aria-expanded')
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(items[at + 1]),
    ArrowUp: () => go(items[at - 1]),
    Home: () => go(items[0]),
    End: () => go(items.at(-1)),
    Enter: () => press(item, 'a'),
    [forward]: () =>
      expanded === 'false' ? press(item, 'button') : expanded === 'true' ? go(items[at + 1]) : undefined,
    [back]: () =>
      expanded === 'true' ? press(item, 'button') : go(item.parentElement?.closest<HTMLElement>('[role="treeitem"]')),
  }
  const act = acts[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}
