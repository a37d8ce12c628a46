import { describe, expect, it } from 'vitest'
import type { Announcement } from '../../contract/announcements'
import { ofType, promotionType, promotionTypes, typesIn } from './promotionTypes'
import texts from './messages/en.json'

const promotion = (id: string, category?: string): Announcement => ({
  id,
  title: id,
  content: '',
  timestamp: 0,
  ...(category !== undefined && { category }),
})

describe('promotionType', () => {
  it.each([
    ['live', 'live'],
    ['POINTS_MALL', 'pointsMall'],
    ['points mall', 'pointsMall'],
    ['Points-Mall', 'pointsMall'],
    ['constructor', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (category, type) => {
    expect(promotionType(category)).toBe(type)
  })
})

it('offers the types that occur, in the order of the specification', () => {
  const all = [promotion('a', 'rank'), promotion('b', 'sports'), promotion('c', 'unheard'), promotion('d')]
  expect(typesIn(all)).toEqual(['sports', 'rank'])
  expect(ofType(all, 'rank').map(({ id }) => id)).toEqual(['a'])
  expect(ofType(all, undefined)).toHaveLength(4)
})

it('has a text for every type', () => {
  for (const type of promotionTypes) expect(texts).toHaveProperty([`promotions.type.${type}`])
})
