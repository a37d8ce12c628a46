import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { productDefaults } from '../../../engine/resolveBrand'
import { bootAtom } from '../../../site/brand'
import { showMessagesOf } from '../../../i18n/translate'
import { moduleOn } from '../../../engine/condition'
import { entry } from '../../../engine/entry'
import { createRegistry } from '../../../engine/registry'
import { inlinedTreeAtom, registryAtom } from '../../../site/site'
import { createStore, Provider } from '../../../state/atoms'
import { addMessageSets } from '../../../site/withMessages'
import JoinPage from './JoinPage'
import contacts from '../../../shared/contacts/messages/en.json'
import messages from './messages/en.json'

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://test.example/join'))
  addMessageSets('en', {
    './features/support/join/messages/en.json': () => Promise.resolve({ default: messages }),
    './shared/contacts/messages/en.json': () => Promise.resolve({ default: contacts }),
  })
  showMessagesOf('en')
})
afterAll(() => vi.unstubAllGlobals())

const registration = entry('register.tab', {
  id: 'username',
  order: 10,
  when: moduleOn('REG3'),
  props: { method: 'username' },
})

async function drawn(isOn: boolean): Promise<string> {
  const store = createStore()
  store.set(bootAtom, {
    brand: { ...productDefaults, id: 'test' },
    assetBase: '/',
    localeOverrides: [],
    inspector: false,
    answers: {},
    answersAge: 0,
    time: 0,
  })
  store.set(inlinedTreeAtom, [{ modId: 'REG3', enabled: isOn }])
  store.set(registryAtom, createRegistry([{ id: 'auth', entries: [registration] }]))
  const page = createElement(Provider, { store }, createElement(MemoryRouter, null, createElement(JoinPage)))
  return new Response((await prerender(page)).prelude).text()
}

it('leads a visitor to registration', async () => {
  const page = await drawn(true)
  expect(page).toContain('href="/register"')
  expect(page).toContain(messages['support.join.step1'])
})

it('leads to customer service alone where registration is off', async () => {
  const page = await drawn(false)
  expect(page).not.toContain('/register')
  expect(page).not.toContain(messages['support.join.register'])
  expect(page).not.toContain(messages['support.join.step1'])
  expect(page).toContain(messages['support.join.step2'])
  expect(page).toContain(messages['support.join.service'])
})
