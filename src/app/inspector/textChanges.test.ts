import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../state/atoms'
import { type InspectorTexts, inspectorTextsPath, inspectorTokenHeader } from '../../engine/inspectorTexts'
import { shownTranslation, showMessagesOf } from '../../i18n/translate'
import {
  changedTextsAtom,
  changeTextAtom,
  chosenTextAtom,
  editedTextsAtom,
  openTextAtom,
  settleTextsAtom,
  writeStateAtom,
  writeTextsAtom,
} from './textChanges'
import { loadTextsAtom, textsStateAtom } from './textFacts'

const file = 'brands/mine/locales/en.json'
const english = { 'test.hello': 'Hello {{name}}', 'test.plain': 'Games', 'test.own': 'Pay' }
let folder: Record<string, { text: string; file: string }> = {}
const posts: Request[] = []
let post: () => Response = () => Response.json({ file })

beforeEach(() => {
  folder = { 'test.own': { text: 'Pay by', file } }
  posts.length = 0
  post = () => Response.json({ file })
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, 'http://mine.localhost'), init)
    if (request.method === 'POST') {
      posts.push(request)
      return Promise.resolve(post())
    }
    const texts: InspectorTexts = { product: english, own: folder }
    return Promise.resolve(
      address === `${inspectorTextsPath}/en` ? Response.json(texts) : new Response('', { status: 404 }),
    )
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function opened() {
  const store = createStore()
  await store.set(loadTextsAtom, ['en'])
  return store
}

test('a text is shown with what the product, the folder and the page say', async () => {
  const store = await opened()
  expect(store.get(textsStateAtom)).toBe('there')
  store.set(chosenTextAtom, { text: 'Pay by', keys: [], key: 'test.own' })
  expect(store.get(openTextAtom)).toMatchObject({
    text: 'Pay by',
    served: { product: 'Pay', own: { text: 'Pay by', file } },
    faults: [],
  })
  store.set(changeTextAtom, 'test.own', 'Pay with')
  expect(store.get(openTextAtom)).toMatchObject({ text: 'Pay with', served: { text: 'Pay by' } })
  store.set(changeTextAtom, 'test.own', undefined)
  expect(store.get(changedTextsAtom)).toEqual({})
  store.set(chosenTextAtom, { text: 'x', keys: [], key: 'test.nowhere' })
  expect(store.get(openTextAtom)).toBeUndefined()
})

test('a text that is as it was sent is no change, and faults are told', async () => {
  const store = await opened()
  store.set(changeTextAtom, 'test.plain', 'Play')
  store.set(changeTextAtom, 'test.hello', 'Hello')
  expect(store.get(editedTextsAtom)).toEqual([
    { key: 'test.plain', text: 'Play', names: [], faults: [] },
    { key: 'test.hello', text: 'Hello', names: ['name'], faults: [{ type: 'lost', names: ['name'] }] },
  ])
  store.set(changeTextAtom, 'test.plain', 'Games')
  expect(store.get(changedTextsAtom)).toEqual({ en: { 'test.hello': 'Hello' } })
})

test('kept changes that the folder has by now are none any more', async () => {
  const store = createStore()
  store.set(changedTextsAtom, { en: { 'test.own': 'Pay by', 'test.plain': 'Play' } })
  await store.set(settleTextsAtom)
  expect(store.get(changedTextsAtom)).toEqual({ en: { 'test.plain': 'Play' } })
})

test('texts that could not be loaded keep changes as they are', async () => {
  const store = createStore()
  store.set(changedTextsAtom, { fr: { 'test.own': 'Payer' } })
  await store.set(settleTextsAtom)
  expect(store.get(changedTextsAtom)).toEqual({ fr: { 'test.own': 'Payer' } })
  expect(store.get(textsStateAtom)).toBe('failed')
})

test('what was written is sent with the token, said on, and no change any more', async () => {
  const store = await opened()
  store.set(changeTextAtom, 'test.plain', 'Play')
  post = () => {
    folder['test.plain'] = { text: 'Play', file }
    return Response.json({ file })
  }
  await store.set(writeTextsAtom, 'secret')
  expect(posts[0]?.headers.get(inspectorTokenHeader)).toBe('secret')
  expect(await posts[0]?.json()).toEqual({ language: 'en', texts: { 'test.plain': 'Play' } })
  expect(store.get(writeStateAtom)).toEqual({ state: 'written', file })
  expect(store.get(changedTextsAtom)).toEqual({})
  showMessagesOf('en')
  expect(shownTranslation<string>().t('test.plain')).toBe('Play')
})

test.each([
  ['refused', () => Response.json({ errors: [{ key: 'test.plain', message: 'no' }] }, { status: 422 })],
  ['unreachable', () => new Response('<html>', { status: 502 })],
] as const)('what was %s stays a change', async (state, answer) => {
  const store = await opened()
  store.set(changeTextAtom, 'test.plain', 'Play')
  post = answer
  await store.set(writeTextsAtom, 'secret')
  expect(store.get(writeStateAtom)).toMatchObject({ state })
  expect(store.get(changedTextsAtom)).toEqual({ en: { 'test.plain': 'Play' } })
})
