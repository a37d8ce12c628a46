import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRecent } from './recent'

test('to look is not to use; what is taken out is gone', () => {
  const recent = createRecent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect([recent.has('a'), recent.size()]).toEqual([true, 2])
  recent.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => recent.has(key))).toEqual([false, true, true])
  recent.delete('b')
  expect([recent.get('b'), recent.size()]).toEqual([undefined, 1])
})

test('knows what was used of late, each by its last value, and nothing that is long ago', () => {
  const key = fc.integer({ min: 0, max: 30 })
  const use = fc.tuple(fc.constantFrom('get', 'set'), key)
  fc.assert(
    fc.property(fc.array(use, { maxLength: 300 }), (uses) => {
      const most = 10
      const recent = createRecent<number>(most)
      const last = new Map<string, number>()
      let order: string[] = []
      for (const [at, [what, number]] of uses.entries()) {
        const name = String(number)
        const known = recent.get(name)
        // used among the last half of all that may be known: known for certain
        if (order.slice(-most / 2).includes(name)) expect(known).toBe(last.get(name))
        else expect([undefined, last.get(name)]).toContain(known)
        if (what === 'set') {
          recent.set(name, at)
          last.set(name, at)
        }
        if (what === 'set' || known !== undefined) order = [...order.filter((each) => each !== name), name]
      }
      const kept = Array.from({ length: 31 }, (_, each) => String(each)).filter((name) => order.includes(name))
      expect(kept.filter((name) => recent.get(name) !== undefined).length).toBeLessThanOrEqual(most)
    }),
  )
})
