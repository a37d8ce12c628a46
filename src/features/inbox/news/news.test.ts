import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseMark, textOfMark } from './newsMark'
import { laterMark, markAfter, newsOf } from './newsOf'

const message = (id: string, timestamp: number) => ({ id, timestamp })
const mark = (at: number, id = '', looked = 0) => ({ account: 'mira', at, id, looked })

it.each([
  ['nothing new', mark(5, 'b'), ['b', 'a'], []],
  ['one new', mark(5, 'b'), ['c', 'b', 'a'], ['c']],
  ['the known one was deleted', mark(5, 'b'), ['c', 'a'], ['c']],
  ['an inbox that was empty', mark(0), ['c', 'b'], ['c', 'b']],
])('%s', (_name, known, ids, news) => {
  const times: Record<string, number> = { a: 1, b: 5, c: 9 }
  const messages = ids.map((id) => message(id, times[id] ?? 0))
  expect(newsOf(known, messages).map(({ id }) => id)).toEqual(news)
})

it('tells two of the same moment, each once', () => {
  const first = [message('b', 5), message('a', 5)]
  const known = markAfter(undefined, 'mira', first, 1)
  expect(newsOf(known, [message('c', 5), ...first]).map(({ id }) => id)).toEqual(['c'])
})

it('goes on where a page of a moment ago stopped, and begins anew after a while', () => {
  expect(laterMark(undefined, mark(5, 'b', 1_000), 20_000)).toMatchObject({ at: 5 })
  expect(laterMark(undefined, mark(5, 'b', 1_000), 90_000)).toBeUndefined()
  expect(laterMark(mark(3, 'a'), mark(5, 'b', 1_000), 90_000)).toMatchObject({ at: 5 })
  expect(laterMark(mark(5, 'b'), mark(3, 'a', 1_000), 2_000)).toMatchObject({ at: 5 })
})

it('tells every message once, whenever it is looked', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), { maxLength: 30 }),
      (steps) => {
        let list: readonly { readonly id: string; readonly timestamp: number }[] = []
        let now = 1
        let known = markAfter(undefined, 'mira', list, now)
        const told: string[] = []
        for (const [count, later] of steps) {
          now += later
          for (let place = 0; place < count; place += 1) list = [message(`m${list.length}`, now), ...list]
          told.push(...newsOf(known, list).map(({ id }) => id))
          known = markAfter(known, 'mira', list, now)
        }
        expect(told.toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      },
    ),
  )
})

it('is kept as a text, and anything else is dropped', () => {
  const kept = { account: 'mira 01', at: 12, id: 'a b', looked: 34 }
  expect(parseMark(textOfMark(kept))).toEqual(kept)
  expect(parseMark(textOfMark({ ...kept, id: '' }))).toEqual({ ...kept, id: '' })
  for (const text of ['', 'x', '1 2 3', '-1 2 a b']) expect(parseMark(text)).toBeUndefined()
})
