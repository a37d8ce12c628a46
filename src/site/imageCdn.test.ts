import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseCdn, createPictureWatch } from './imageCdn'

const cdns = ['https://a.example', 'https://b.example/pictures', 'https://c.example']

it.each([
  [0, [], cdns[0]],
  [0.5, [], cdns[1]],
  [0.5, ['https://b.example'], cdns[2]],
  [0.99, ['https://c.example'], cdns[0]],
  [0, ['https://a.example', 'https://b.example', 'https://c.example'], cdns[0]],
])('chance %d, without %j: %s', (pick, dead, chosen) => {
  expect(chooseCdn(cdns, pick, new Set(dead))).toBe(chosen)
})

it('is the own host where there is none', () => {
  expect(chooseCdn([], 0.7, new Set())).toBe('')
})

it('tells of an origin that never shows a picture, once, and of no other', () => {
  const picture = fc.record({ host: fc.constantFrom('a', 'b'), failed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(picture), (pictures) => {
      const told: string[] = []
      const watch = createPictureWatch((origin) => told.push(origin))
      for (const { host, failed } of pictures) watch(`https://${host}.example/1.webp`, failed)
      for (const host of ['a', 'b']) {
        const own = pictures.filter((one) => one.host === host)
        const before = own.findIndex(({ failed }) => !failed)
        const failures = before < 0 ? own.length : before
        expect(told.filter((origin) => origin === `https://${host}.example`)).toHaveLength(failures >= 3 ? 1 : 0)
      }
    }),
  )
})
