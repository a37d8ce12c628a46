import { atom, createStore } from '../state/atoms'
import { expect, test } from 'vitest'
import { dataOf, type Shown } from './answers'

const shown = (isFetching: boolean, data: readonly string[] | undefined): Shown<readonly string[]> => {
  const common = { isFetching, error: null, isError: false as const, refetch: () => Promise.resolve(undefined) }
  return data === undefined ? { ...common, data, isPending: true } : { ...common, data, isPending: false }
}

test('what an answer says is the same object while it is asked for anew, and when the same has come again', () => {
  const store = createStore()
  const answer = atom(shown(true, undefined))
  const data = dataOf(answer)
  expect(store.get(data)).toEqual({ data: undefined, isPending: true })
  store.set(answer, shown(false, ['jackpot']))
  const first = store.get(data)
  expect(first).toEqual({ data: ['jackpot'], isPending: false })
  store.set(answer, shown(true, ['jackpot']))
  expect(store.get(data)).toBe(first)
  store.set(answer, shown(false, ['jackpot']))
  expect(store.get(data)).toBe(first)
  store.set(answer, shown(false, ['jackpot', 'mini']))
  expect(store.get(data).data).toEqual(['jackpot', 'mini'])
})
