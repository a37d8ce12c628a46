interface Grouped {
  readonly group: string | undefined
}

/** Neighbours of one group together, in the order of the menu: a brand's own order may part a group. */
export function groupItems<T extends Grouped>(
  items: readonly T[],
): readonly { readonly group: string | undefined; readonly items: readonly T[] }[] {
  const groups: { group: string | undefined; items: T[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
