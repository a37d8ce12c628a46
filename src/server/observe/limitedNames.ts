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

/** The same for names within a brand, such as its releases: so many of each brand, and no brand takes another's. */
export function createNamesWithin(most: number): (brand: string, name: string) => string {
  const ofBrands = new Map<string, (name: string) => string>()
  return (brand, name) => {
    const known = ofBrands.get(brand) ?? createLimitedNames(most)
    ofBrands.set(brand, known)
    return known(name)
  }
}

export function createBrandNames(named: NamedBrands): (brand: string) => string {
  if (typeof named === 'number') return createLimitedNames(named)
  const listed = new Set(named)
  return (brand) => (listed.has(brand) ? brand : other)
}
