import { useCallback } from 'react'
import { useFadedEnds } from '../hooks/useFadedEnds'

/** What a table is called: the heading that it stands under, or its columns. */
function nameOf(table: HTMLTableElement, text: HTMLElement): string {
  const before = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => (heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  const words = before.at(-1) ?? table.rows[0]
  return [...(words instanceof HTMLTableRowElement ? words.cells : [words])]
    .flatMap((part) => part?.textContent.trim() || [])
    .join(', ')
}

/** Tables of a text that is HTML: each has a name, and one that is wider than its place fades and is scrolled by keys too. */
export function useReachableTables() {
  const fade = useFadedEnds()
  return useCallback(
    (text: HTMLElement | null) => {
      const ends = [...(text?.querySelectorAll('table') ?? [])].map((table) => {
        const name = text === null ? '' : nameOf(table, text)
        if (!table.caption && name !== '') table.setAttribute('aria-label', name)
        const stop = fade(table)
        const resizes = new ResizeObserver(() => {
          if (table.scrollWidth > table.clientWidth + 1) table.tabIndex = 0
          else table.removeAttribute('tabindex')
        })
        for (const part of [table, ...table.children]) resizes.observe(part)
        return () => {
          stop?.()
          resizes.disconnect()
        }
      })
      return () => ends.forEach((end) => end())
    },
    [fade],
  )
}
