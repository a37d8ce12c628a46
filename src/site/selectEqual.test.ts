import { atom, createStore } from '../state/atoms'
import { expect, it } from 'vitest'
import { selectEqual } from './selectEqual'

it('keeps the object for as long as it says the same', () => {
  const store = createStore()
  const answer = atom({ at: 1, links: [{ to: '/vip' }] })
  const links = selectEqual(answer, (value) => value.links)
  const first = store.get(links)
  store.set(answer, { at: 2, links: [{ to: '/vip' }] })
  expect(store.get(links)).toBe(first)
  store.set(answer, { at: 3, links: [{ to: '/promotions' }] })
  expect(store.get(links)).toEqual([{ to: '/promotions' }])
})
