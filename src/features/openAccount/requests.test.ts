import { expect, it } from 'vitest'
import { linkOf, openingOf } from './requests'

it.each([
  [{ kind: 'MEMBER' }, { kind: 'MEMBER', rateBp: 50 }],
  [
    { kind: 'AGENT', username: 'walker77' },
    { kind: 'AGENT', rateBp: 50, username: 'walker77' },
  ],
])('an account of %j', (values, wanted) => expect(openingOf(values, 50)).toEqual(wanted))

it.each([
  [
    { kind: 'MEMBER', days: 'never' },
    { kind: 'MEMBER', rateBp: 50, domain: 'a.example' },
  ],
  [
    { kind: 'AGENT', days: '7', maxUses: '5', domain: 'b.example' },
    { kind: 'AGENT', rateBp: 50, domain: 'b.example', days: 7, maxUses: 5 },
  ],
])('a link of %j', (values, wanted) => expect(linkOf(values, 50, 'a.example')).toEqual(wanted))
