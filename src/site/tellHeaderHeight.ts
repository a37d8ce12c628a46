/**
 * Ref of what stands at the top of the page: how high all of its rows are, in `--header-all`. What sticks under it, or is
 * said under it, stands below the last.
 */
export function tellHeaderHeight(header: HTMLElement | null) {
  if (header === null) return
  const { style } = document.documentElement
  const resizes = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? []
    if (box) style.setProperty('--header-all', `${Math.round(box.blockSize)}px`)
  })
  resizes.observe(header)
  return () => {
    resizes.disconnect()
    style.removeProperty('--header-all')
  }
}
