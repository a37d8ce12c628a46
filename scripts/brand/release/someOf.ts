const mostNamed = 20

/** Names for a line of a terminal: all of a few, and how many more there are of many. */
export function someOf(names: readonly string[]): string {
  const more = names.length - mostNamed
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}
