import { afterEach, expect, test, vi } from 'vitest'
import { productDefaults } from '../../engine/resolveBrand'
import { bootAtom } from '../../site/brand'
import { createStore } from '../../state/atoms'
import { measuredRoutesAtom, measureRoutesAtom } from './routeAtoms'

afterEach(() => vi.unstubAllGlobals())

test('a start that another one replaced says nothing of any address', async () => {
  vi.stubGlobal('location', new URL('http://jade.test/'))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ merchant: 'j1' }))))
  const store = createStore()
  store.set(bootAtom, {
    brand: { ...productDefaults, id: 'jade', merchant: 'j1' },
    ...{ assetBase: '/', localeOverrides: [], inspector: false, answers: {}, answersAge: 0, time: 0 },
  })
  const [first, second] = await Promise.all([store.set(measureRoutesAtom), store.set(measureRoutesAtom)])
  expect(first).toBeUndefined()
  expect(second).toMatchObject([{ host: 'jade.test', measured: { type: 'answered' } }])
  expect(store.get(measuredRoutesAtom)).toEqual(second)
})
