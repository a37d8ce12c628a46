/** Where a key moves the focus in a row. Left and right follow the page: in right-to-left they change places. */
export function nextInRow(key: string, current: number, count: number, rtl: boolean): number | undefined {
  if (count === 0) return undefined
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (current + 1) % count
  if (key === back) return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
