/** Where a key moves in a grid of cards, or undefined where it does not. Left and right follow the page's direction. */
export function nextInGrid(
  key: string,
  current: number,
  count: number,
  columns: number,
  pageRows: number,
  rtl: boolean,
): number | undefined {
  if (count === 0) return undefined
  const step = stepOf(key, columns, pageRows, rtl)
  if (step === undefined) return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
  const next = current + step
  if (next < 0) return Math.abs(step) === 1 ? 0 : current % columns
  if (next < count) return next
  // a short last row is reached from any column
  const isLastRow = Math.floor(current / columns) === Math.floor((count - 1) / columns)
  return isLastRow && step !== 1 ? current : count - 1
}

function stepOf(key: string, columns: number, pageRows: number, rtl: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return rtl ? -1 : 1
    case 'ArrowLeft':
      return rtl ? 1 : -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    case 'PageDown':
      return columns * pageRows
    case 'PageUp':
      return -columns * pageRows
    default:
      return undefined
  }
}
