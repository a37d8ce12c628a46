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

it('says undefined, and keeps what it said in each store apart', () => {
  const [one, other] = [createStore(), createStore()]
  const answer = atom<{ readonly to: string } | undefined>(undefined)
  const said = selectEqual(answer, (value) => value)
  expect(one.get(said)).toBeUndefined()
  const [first, second] = [{ to: '/vip' }, { to: '/vip' }]
  one.set(answer, first)
  other.set(answer, second)
  expect(one.get(said)).toBe(first)
  expect(other.get(said)).toBe(second)
  one.set(answer, second)
  expect(one.get(said)).toBe(first)
})
