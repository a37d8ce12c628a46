import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostIndex } from './hostIndex'

const hosts = ['a.example', 'b.example', 'c.example']
const brands = ['jade', 'onyx', 'ruby']
const claims = fc.option(fc.dictionary(fc.constantFrom(...hosts), fc.nat({ max: 3 })), { nil: undefined })

test('whatever brands claim and give up, a host has the one that had it first, and the first by id of several', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...brands), claims)), (steps) => {
      const index = createHostIndex()
      const all = new Map<string, Readonly<Record<string, number>>>()
      for (const [brand, claimed] of steps) {
        const lost = index.set(brand, claimed)
        if (claimed) all.set(brand, claimed)
        else all.delete(brand)
        const ownerOf = (host: string) =>
          [...all]
            .filter(([, own]) => Object.hasOwn(own, host))
            .sort(([a, one], [b, other]) => (one[host] ?? 0) - (other[host] ?? 0) || (a < b ? -1 : 1))[0]?.[0]
        for (const host of hosts) expect(index.find(host)).toBe(ownerOf(host))
        expect(lost.map(({ host }) => host).sort()).toEqual(
          Object.keys(claimed ?? {})
            .filter((host) => ownerOf(host) !== brand)
            .sort(),
        )
      }
    }),
    { numRuns: 500 },
  )
})
