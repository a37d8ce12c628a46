/**
 * Ref of what stands at the top of the page: how high all of its rows are, in `--header-all`. What sticks under it, or is
 * said under it, stands below the last.
 */
export function tellHeaderHeight(header: HTMLElement | null) {
  if (header === null) return
  const html = document.documentElement
  const { style } = html
  const resizes = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? []
    if (!box) return
    const height = `${Math.round(box.blockSize)}px`
    // what styles take it for until they are told: another value has the whole document styled anew
    const taken = style.getPropertyValue('--header-all') || getComputedStyle(html).getPropertyValue('--header-h')
    if (height !== taken) style.setProperty('--header-all', height)
  })
  resizes.observe(header)
  return () => {
    resizes.disconnect()
    style.removeProperty('--header-all')
  }
}
