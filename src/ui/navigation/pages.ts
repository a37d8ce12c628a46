/** A place in the row of a pagination: a page, or a gap between two of them. */
export type PageItem =
  | { readonly type: 'page'; readonly page: number; readonly current: boolean }
  | { readonly type: 'gap'; readonly after: number }

/**
 * Pages shown for the current one (spec §2: a range of 3 around it, 1 at each margin). Pages count from 1. A gap never
 * stands for a single page: that page is shown.
 */
export function pageItems(page: number, pageCount: number, range = 3, margin = 1): readonly PageItem[] {
  const count = Math.max(0, Math.floor(pageCount))
  const current = Math.min(Math.max(1, page), Math.max(1, count))
  const first = Math.max(1, Math.min(current - Math.floor((range - 1) / 2), count - range + 1))
  const shown = new Set<number>()
  for (let number = 1; number <= Math.min(margin, count); number += 1) shown.add(number).add(count + 1 - number)
  for (let number = first; number < first + range && number <= count; number += 1) shown.add(number)
  const items: PageItem[] = []
  let last = 0
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - last === 2) items.push({ type: 'page', page: number - 1, current: false })
    if (number - last > 2) items.push({ type: 'gap', after: last })
    items.push({ type: 'page', page: number, current: number === current })
    last = number
  }
  return items
}
