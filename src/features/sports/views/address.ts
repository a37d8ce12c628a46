/** The page with other values in its address; undefined takes one away. */
export function addressWith(
  pathname: string,
  search: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  const query = next.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/** What other pages of sports are narrowed to as well. */
export function keptSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(['sport', 'vendor'].flatMap((name) => search.getAll(name).map((value) => [name, value])))
}
