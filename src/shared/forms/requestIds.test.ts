import { expect, it } from 'vitest'
import { requestIds } from './requestIds'

it('keeps the id of a request until that one is answered or replaced', () => {
  let made = 0
  const ids = requestIds(() => `id${++made}`)
  expect(ids.of({ amount: '100' }, 'deposit a day')).toBe('id1')
  expect(ids.of({ amount: '50' }, 'loss a week')).toBe('id2')
  ids.answered('loss a week')
  // the answer to another request says nothing about it
  expect(ids.of({ amount: '100' }, 'deposit a day')).toBe('id1')
  expect(ids.of({ amount: '200' }, 'deposit a day')).toBe('id3')
  ids.answered('deposit a day')
  expect(ids.of({ amount: '100' }, 'deposit a day')).toBe('id4')
})
