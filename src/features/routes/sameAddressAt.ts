/** Where the visitor is, at another address of the site; the dialog that leads there stays behind. */
export function sameAddressAt(origin: string, here: string): string {
  const { pathname, search } = new URL(here)
  const query = new URLSearchParams(search)
  query.delete('modal')
  const rest = query.toString()
  return `${origin}${pathname}${rest === '' ? '' : `?${rest}`}`
}
