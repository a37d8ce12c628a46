import { expect, it } from 'vitest'
import type { Announcement } from '../../../../contract/announcements'
import { findOffer } from './findOffer'

const now = 1000
const one = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  title: id,
  content: '',
  timestamp: 0,
  ...more,
})
const newbie = (id: string, offer?: Announcement['offer']) => one(id, { category: 'newbie', ...(offer && { offer }) })

it.each<[string, Announcement[], string | undefined]>([
  [
    'the first for new members, in the platform’s order',
    [one('a', { category: 'slots' }), newbie('b'), newbie('c')],
    'b',
  ],
  ['however it is written', [one('a'), one('b', { category: 'NEW_BIE' })], 'b'],
  ['none where there is none', [one('a', { category: 'deposit' }), one('b')], undefined],
  ['none of no promotions', [], undefined],
  ['none that is over', [newbie('a', { endsAt: now }), newbie('b', { endsAt: now + 1 })], 'b'],
  ['none that has not begun', [newbie('a', { startsAt: now + 1 }), newbie('b', { startsAt: now })], 'b'],
])('%s', (_name, promotions, id) => {
  expect(findOffer(promotions, now)?.id).toBe(id)
})
