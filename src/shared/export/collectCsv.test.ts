import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectCsv, ExportChanged, type ExportPage, type ExportProgress } from './collectCsv'

const columns = [{ header: 'n', value: String, number: true as const }]
const never = new AbortController().signal

/** A platform with so many rows, told in pages. */
const platform =
  (count: number, size: number) =>
  (page: number): Promise<ExportPage<number>> => {
    const rows = Array.from({ length: count }, (_, place) => place)
    const content = rows.slice((page - 1) * size, page * size)
    return Promise.resolve({ content, pageCount: Math.ceil(count / size), total: count })
  }

it('has every row of every page once, in order, and says how far it is', async () => {
  const sizes = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  await fc.assert(
    fc.asyncProperty(sizes, async ([count, size]) => {
      const told: ExportProgress[] = []
      const parts = await collectCsv({ columns, ask: platform(count, size) }, (now) => told.push(now), never)
      const lines = parts.join('').trim().split('\r\n').slice(1)
      expect(lines).toEqual(Array.from({ length: count }, (_, place) => String(place)))
      expect(told.at(-1)).toEqual({ done: count, total: count })
      expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b))
    }),
  )
})

it('stops when it is cancelled, and asks for nothing more', async () => {
  const control = new AbortController()
  const asked: number[] = []
  const ask = (page: number) => {
    asked.push(page)
    if (page === 2) control.abort()
    return platform(100, 10)(page)
  }
  await expect(collectCsv({ columns, ask }, () => undefined, control.signal)).rejects.toThrow(/abort/i)
  expect(asked).toEqual([1, 2])
})

it.each([
  ['grew', (page: number) => platform(page === 1 ? 20 : 21, 10)(page)],
  [
    'lost rows',
    (page: number) => platform(20, 10)(page).then((answer) => ({ ...answer, content: answer.content.slice(page - 1) })),
  ],
])('does not hand out a list that %s meanwhile', async (_, ask) => {
  await expect(collectCsv({ columns, ask }, () => undefined, never)).rejects.toThrow(ExportChanged)
})

it('passes on what a page fails with', async () => {
  const ask = (page: number) => (page === 1 ? platform(20, 10)(1) : Promise.reject(new Error('cut off')))
  await expect(collectCsv({ columns, ask }, () => undefined, never)).rejects.toThrow('cut off')
})
