import { expect, test } from 'vitest'
import { referralLinks } from './referralLinks'

const here = { hostname: 'aurora.localhost', origin: 'http://aurora.localhost:4000' }

test.each([
  ['its own host with its port', ['aurora.localhost'], ['http://aurora.localhost:4000/register?referralCode=A%20B']],
  ['others by https', ['www.aurora.example'], ['https://www.aurora.example/register?referralCode=A%20B']],
  ['this host where none is named', [], ['http://aurora.localhost:4000/register?referralCode=A%20B']],
  [
    'no name that is none',
    ['javascript:alert(1)', 'a b', ''],
    ['http://aurora.localhost:4000/register?referralCode=A%20B'],
  ],
])('%s', (_, domains, links) => {
  expect(referralLinks('A B', domains, here).map(({ href }) => href)).toEqual(links)
})
