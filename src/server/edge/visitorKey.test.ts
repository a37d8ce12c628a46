import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visitorKey } from './visitorKey'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['1:2:3', undefined],
  ['1::2::3', undefined],
  ['1:2:3:4:5:6:7:8:9', undefined],
  ['1:2:3:4::5:6:7:8', undefined],
  ['12345::', undefined],
  ['::1.2.3', undefined],
  ['unknown', undefined],
  ['', undefined],
])('%s counts as %s', (address, key) => expect(visitorKey(address)).toBe(key))

test('all addresses of a /64 are one visitor, and two of them are two', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const [a, b] = [visitorKey(one), visitorKey(other)]
      expect(a).toBeDefined()
      if (a?.includes('.') || b?.includes('.')) return
      const halves = [one, other].map((address) => written(address).slice(0, 4).join(':'))
      expect(a === b).toBe(halves[0] === halves[1])
    }),
  )
})

/** As URLs write it: a parser that is not ours. */
function written(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]/`)
  const [start = '', end] = hostname.slice(1, -1).split('::')
  const [before, after] = [start, end ?? ''].map((text) => (text === '' ? [] : text.split(':')))
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  return [...(before ?? []), ...zeros, ...(after ?? [])]
}
