import { describe, expect, test } from 'vitest'
import { createTextIndex } from './textIndex'

function heard(texts: readonly (readonly [key: string, text: string])[], language = 'en') {
  const index = createTextIndex((key) => !key.startsWith('app.inspector.'))
  for (const [key, text] of texts) index.hear({ language, key, text, values: undefined })
  return index
}

const index = heard([
  ['auth.logIn', 'Log in'],
  ['auth.title', 'Log in'],
  ['auth.logInAgain', 'Log in again'],
  ['wallet.balance', 'Balance'],
  ['home.hello', 'Hello Ann'],
  ['home.open', 'Welcome back, {{name}}!'],
  ['home.any', '{{name}} {{time}}'],
  ['form.terms', 'I agree to the <terms>terms</terms>'],
  ['games.count', '\u20683 games\u2069'],
  ['vip.levels', '会员等级'],
  ['app.inspector.open', 'Inspector'],
  ['lists.in', 'in'],
])

describe('a text as a whole', () => {
  test.each([
    ['Log in', ['auth.logIn', 'auth.title']],
    ['  Log\n in ', ['auth.logIn', 'auth.title']],
    ['Hello Ann', ['home.hello']],
    ['Hello Bob', []],
    ['Welcome back, Ann!', ['home.open']],
    ['Welcome back, Ann', []],
    ['I agree to the terms', ['form.terms']],
    ['3 games', ['games.count']],
    ['Inspector', []],
    ['Ann 12:00', []],
    ['', []],
    ['constructor', []],
  ])('%j', (text, keys) => {
    expect(index.whole(text).map(({ key }) => key)).toEqual(keys)
    expect(index.whole(text).every(({ whole }) => whole)).toBe(true)
  })
})

describe('texts within another', () => {
  test.each([
    ['Balance: 5.00', ['wallet.balance']],
    ['Balances', []],
    ['Log in again, or not', ['auth.logInAgain']],
    ['Balance · Log in', ['wallet.balance', 'auth.logIn', 'auth.title']],
    ['begin', []],
    ['3 位会员等级最高', ['vip.levels']],
  ])('%j', (text, keys) => {
    expect(index.within(text).map(({ key }) => key)).toEqual(keys)
    expect(index.within(text).some(({ whole }) => whole)).toBe(false)
  })
})

test('another language begins anew', () => {
  const both = heard([['auth.logIn', 'Log in']])
  both.hear({ language: 'fr', key: 'auth.logIn', text: 'Se connecter', values: undefined })
  expect(both.whole('Log in')).toEqual([])
  expect(both.whole('Se connecter')).toEqual([{ key: 'auth.logIn', text: 'Se connecter', whole: true }])
})

test('what was said long ago is forgotten first', () => {
  const long = heard([
    ['first', 'The first'],
    ['kept', 'Said again'],
  ])
  for (let at = 0; at < 19_999; at += 1) {
    long.hear({ language: 'en', key: 'row', text: `Row ${at}`, values: undefined })
    if (at === 10) long.hear({ language: 'en', key: 'kept', text: 'Said again', values: undefined })
  }
  expect(long.whole('The first')).toEqual([])
  expect(long.whole('Said again')).toHaveLength(1)
})
