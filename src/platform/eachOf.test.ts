import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { eachOf } from './eachOf'

const list = eachOf(z.object({ id: z.string() }))

it('keeps what is as agreed, in its order', () => {
  expect(list.parse([{ id: 'a' }, null, { id: 7 }, 'b', { id: 'c', more: 1 }])).toEqual([{ id: 'a' }, { id: 'c' }])
  expect(list.parse([])).toEqual([])
})

it('is a list all the same', () => {
  expect(z.safeParse(list, { 0: { id: 'a' } }).success).toBe(false)
  expect(z.safeParse(list, undefined).success).toBe(false)
})

it('is not empty where nothing of it can be read', () => {
  const answer = z.safeParse(z.object({ games: list }), { games: [{ id: 7 }, null] })
  expect(answer.error?.issues.map(({ path }) => path.join('/'))).toEqual(['games/0/id'])
})

it('never fails for one item among good ones', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (items) => {
      expect(list.parse([...items, { id: 'a' }]).at(-1)).toEqual({ id: 'a' })
    }),
  )
})
