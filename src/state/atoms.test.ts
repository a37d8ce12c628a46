import { expect, test } from 'vitest'
import { atom, createStore, drawnStore, keepDrawn } from './atoms'

const nameAtom = atom('drawn')
const placeAtom = atom('nowhere')
const objectAtom = atom((get) => ({ name: get(nameAtom) }))

test('parts of a drawn page find the store itself until a choice is changed, and then one as the edge had it', () => {
  const store = createStore()
  expect(drawnStore(store)).toBe(store)
  let made = 0
  keepDrawn(store, () => {
    made += 1
    return createStore()
  }, [nameAtom])
  const drawn = store.get(objectAtom)
  store.set(placeAtom, 'somewhere')
  // the same object: what was drawn from it need not be drawn again
  expect(drawnStore(store).get(objectAtom)).toBe(drawn)
  store.set(nameAtom, 'changed')
  expect(store.get(objectAtom)).toEqual({ name: 'changed' })
  expect(drawnStore(store).get(objectAtom)).toEqual({ name: 'drawn' })
  store.set(nameAtom, 'changed again')
  expect(drawnStore(store).get(nameAtom)).toBe('drawn')
  expect(made).toBe(1)
})

test('so do they once the page may change otherwise', () => {
  const store = createStore()
  const change = keepDrawn(store, createStore, [nameAtom])
  expect(drawnStore(store)).toBe(store)
  change()
  expect(drawnStore(store)).not.toBe(store)
})
