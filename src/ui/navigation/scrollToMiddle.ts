/** Brings an element to the middle of its row; the page stays where it is. */
export function scrollToMiddle(element: Element) {
  const row = element.parentElement
  if (row === null || row.scrollWidth <= row.clientWidth) return
  const [own, around] = [element.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: (own.left + own.right - around.left - around.right) / 2 })
}
