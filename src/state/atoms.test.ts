import { expect, test } from 'vitest'
import { atom, createStore, drawnValue, keepDrawn } from './atoms'

const nameAtom = atom('drawn')
const placeAtom = atom('nowhere')
const objectAtom = atom((get) => ({ name: get(nameAtom) }))
const otherAtom = atom((get) => ({ name: get(nameAtom) }))

test('parts of a drawn page find what the edge had, whatever is chosen meanwhile', () => {
  const store = createStore()
  expect(drawnValue(store, nameAtom)).toBe('drawn')
  let made = 0
  keepDrawn(store, () => {
    made += 1
    return createStore()
  }, [nameAtom])
  // the same object: what was drawn from it need not be drawn again
  const read = store.get(objectAtom)
  expect(drawnValue(store, objectAtom)).toBe(read)
  store.set(nameAtom, 'changed')
  expect(store.get(objectAtom)).toEqual({ name: 'changed' })
  expect(drawnValue(store, otherAtom)).toEqual({ name: 'drawn' })
  store.set(nameAtom, 'changed again')
  expect(drawnValue(store, nameAtom)).toBe('drawn')
  expect(made).toBe(1)
})

test('what a part was given its children find as the same object, though the page may change in between', () => {
  const store = createStore()
  const change = keepDrawn(store, createStore, [nameAtom])
  const ofParent = drawnValue(store, objectAtom)
  change()
  expect(drawnValue(store, objectAtom)).toBe(ofParent)
})

test('what changes before it may, and is no choice, is not shown to parts that were not taken over', () => {
  const store = createStore()
  const change = keepDrawn(store, createStore, [nameAtom])
  expect(drawnValue(store, placeAtom)).toBe('nowhere')
  store.set(placeAtom, 'somewhere')
  expect(drawnValue(store, placeAtom)).toBe('nowhere')
  change()
  expect(drawnValue(store, placeAtom)).toBe('nowhere')
})

test('a page that was not drawn finds what is the case', () => {
  const store = createStore()
  store.set(placeAtom, 'somewhere')
  expect(drawnValue(store, placeAtom)).toBe('somewhere')
})
