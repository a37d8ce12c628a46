import { expect, it } from 'vitest'
import { unansweredWishes } from './unanswered'

it('keeps the id of a wish until that one is answered or replaced', () => {
  let made = 0
  const wishes = unansweredWishes(() => `id${++made}`)
  expect(wishes.idOf('deposit a day', '100')).toBe('id1')
  expect(wishes.idOf('loss a week', '50')).toBe('id2')
  wishes.answered('loss a week')
  // the answer to another wish says nothing about it
  expect(wishes.idOf('deposit a day', '100')).toBe('id1')
  expect(wishes.idOf('deposit a day', '200')).toBe('id3')
  wishes.answered('deposit a day')
  expect(wishes.idOf('deposit a day', '100')).toBe('id4')
})
