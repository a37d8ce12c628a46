import { expect, test } from 'vitest'
import { centreParts, ceilingOf, describeTroubles, languagesOf } from '../../scripts/budget/describe'
import { measureParts } from '../../scripts/budget/parts'

const manifest = {
  'src/app/main.tsx': { file: 'main.js', name: 'main', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js', name: 'vendor' },
  '_home.js': { file: 'home.js', name: 'home', imports: ['_kit.js'] },
  '_kit.js': { file: 'kit.js', name: 'kit' },
  '_forms.js': { file: 'forms.js', name: 'forms', imports: ['_fields.js'] },
  '_fields.js': { file: 'fields.js', name: 'fields' },
  '_checks.js': { file: 'checks.js', name: 'checks' },
  'src/app/messages/en.ts': { file: 'en.js', name: 'en', isDynamicEntry: true },
  'src/features/auth/LoginPage.tsx': {
    file: 'login.js',
    name: 'LoginPage',
    isDynamicEntry: true,
    imports: ['_kit.js'],
  },
  'src/features/auth/login/AccountLogin.tsx': {
    file: 'account.js',
    name: 'AccountLogin',
    isDynamicEntry: true,
    imports: ['_forms.js', '_own.js', '_kit.js'],
  },
  '_own.js': { file: 'own.js', name: 'shared~AccountLogin~PhoneLogin' },
  'src/features/inbox/InboxPage.tsx': { file: 'inbox.js', name: 'InboxPage', isDynamicEntry: true },
}
const fetched = (...files: readonly string[]) => files.map((file) => ({ file: `${file}.js`, bytes: 1_000 }))
const visit = (landing: string, at: string, ...files: readonly string[]) => ({
  brand: 'jade',
  landing,
  at,
  fetched: fetched(...files),
  named: files.map((file) => `${file}.js`),
})

test('a file that a page and a form share is of the page, and what a form alone imports is of the form', () => {
  const files = fetched('main', 'vendor', 'kit', 'login', 'account', 'own', 'forms', 'fields', 'checks', 'en')
  expect(measureParts(manifest, files)).toEqual({
    page: 4_000,
    forms: 4_000,
    described: 0,
    messages: 1_000,
    checks: 1_000,
    later: 0,
  })
})

test('the sign-in fetches nothing of home or of the member centre', () => {
  const own = visit('sign-in', '/login', 'main', 'vendor', 'kit', 'login')
  expect(describeTroubles(manifest, [own, visit('home', '/index', 'home', 'kit')], [], [])).toEqual([])
  expect(describeTroubles(manifest, [visit('home', '/login', 'login', 'home', 'inbox')], [], [])).toEqual([
    'jade, home: /login fetches home.js, of another page',
    'jade, home: /login fetches inbox.js, of another page',
  ])
})

test('a page names what its first view runs', () => {
  const home = { ...visit('home', '/index', 'main', 'home', 'kit', 'en'), named: ['main.js', 'home.js', 'en.js'] }
  expect(describeTroubles(manifest, [home], [], [])).toEqual([
    'jade, home: kit.js is asked for in a second round: the page does not name it',
  ])
  expect(describeTroubles(manifest, [{ ...home, landing: 'slots' }], [], [])).toEqual([])
})

test('a page, its forms and the messages of a language each have a ceiling', () => {
  const heavy = {
    ...visit('home', '/index', 'home'),
    fetched: [{ file: 'home.js', bytes: ceilingOf('home', 'page') + 1 }],
  }
  const form = {
    ...visit('sign-in', '/login', 'forms'),
    fetched: [{ file: 'forms.js', bytes: ceilingOf('sign-in', 'forms') + 1 }],
  }
  const languages = languagesOf(manifest, () => 12_001)
  expect(describeTroubles(manifest, [heavy, form], languages, [])).toEqual([
    expect.stringMatching(/^jade, home: page (.+) kB is over \1$/),
    expect.stringMatching(/^jade, sign-in: forms (.+) kB is over \1$/),
    'messages en: 12.0 kB is over 12.0',
  ])
})

test('a part of a centre stays below its ceiling', () => {
  const parts = centreParts(manifest, () => 25_001)
  expect(parts).toEqual([{ name: 'InboxPage', bytes: 25_001 }])
  expect(describeTroubles(manifest, [], [], parts)).toEqual(['InboxPage: 25.0 kB is over 25.0'])
  expect(
    describeTroubles(
      manifest,
      [],
      [],
      centreParts(manifest, () => 25_000),
    ),
  ).toEqual([])
})
