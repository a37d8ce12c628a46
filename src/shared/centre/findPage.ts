interface Keyed {
  readonly props: { readonly pageKey: string; readonly aliases?: readonly string[] }
}

/** The page of a centre that an address names, in whatever case; the first one where it names none (spec §2). */
export function findPage<T extends Keyed>(items: readonly T[], wanted: string | null): T | undefined {
  if (wanted === null || wanted === '') return items[0]
  const key = wanted.toLowerCase()
  const called = ({ props: { pageKey, aliases = [] } }: T) =>
    [pageKey, ...aliases].some((each) => each.toLowerCase() === key)
  return items.find(called)
}
