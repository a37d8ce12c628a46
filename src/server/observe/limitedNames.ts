import type { NamedBrands } from '../namedBrands'

/** What all that have no name of their own share. */
export const other = 'other'

/**
 * Every series is kept by the process, and by whoever reads them, for good. So names are few: `most` are given out, to
 * whoever comes first, and the rest is one.
 */
export function createLimitedNames(most: number): (name: string) => string {
  const given = new Set<string>()
  return (name) => {
    if (given.has(name)) return name
    if (given.size >= most) return other
    given.add(name)
    return name
  }
}

/** The same for a name within a brand, such as one of its pages: so many pairs in all. */
export function createLimitedPairs(most: number): (brand: string, name: string) => string {
  const limited = createLimitedNames(most)
  return (brand, name) => (limited(`${brand}/${name}`) === other ? other : name)
}

export function createBrandNames(named: NamedBrands): (brand: string) => string {
  if (typeof named === 'number') return createLimitedNames(named)
  const listed = new Set(named)
  return (brand) => (listed.has(brand) ? brand : other)
}
