import { expect, test, vi } from 'vitest'
import { createToastStore } from './toasts'

test('keeps the last three and tells its listeners', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  for (const text of ['one', 'two', 'three', 'four']) store.show({ tone: 'success', text })
  expect(store.read().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  store.show({ tone: 'danger', text: 'five' })
  expect(listener).toHaveBeenCalledTimes(4)
})

test('the same message again is one toast with a new start', () => {
  const store = createToastStore()
  store.show({ tone: 'danger', text: 'No network' })
  const [first] = store.read()
  store.show({ tone: 'danger', text: 'No network' })
  expect(store.read()).toHaveLength(1)
  expect(store.read()[0]?.id).not.toBe(first?.id)
})

test('dismiss removes one', () => {
  const store = createToastStore()
  store.show({ tone: 'accent', text: 'a' })
  store.show({ tone: 'accent', text: 'b' })
  store.dismiss(store.read()[0]?.id ?? 0)
  expect(store.read().map(({ text }) => text)).toEqual(['b'])
})

test('clear leaves what has something to press', () => {
  const store = createToastStore()
  store.show({ tone: 'success', text: 'Saved' })
  store.show({ tone: 'success', text: 'Your deposit arrived', action: { label: 'Show', run: () => {} } })
  store.clear()
  expect(store.read().map(({ text }) => text)).toEqual(['Your deposit arrived'])
})

test('empty takes away what has something to press, too', () => {
  const store = createToastStore()
  store.show({ tone: 'success', text: 'Saved' })
  store.show({ tone: 'success', text: 'Your deposit arrived', action: { label: 'Show', run: () => {} } })
  store.empty()
  expect(store.read()).toEqual([])
})
