/** The addresses of a picture that can be had in several widths, for `srcset`; undefined: in one only. */
export function srcSetOf(address: string, widths: readonly number[] | undefined): string | undefined {
  if (widths === undefined || widths.length === 0) return undefined
  const [path = '', fragment] = address.split('#')
  const sign = path.includes('?') ? '&' : '?'
  const end = fragment === undefined ? '' : `#${fragment}`
  return widths.map((width) => `${path}${sign}w=${width}${end} ${width}w`).join(', ')
}
