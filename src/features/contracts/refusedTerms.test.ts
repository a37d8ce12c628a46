import { expect, it } from 'vitest'
import { CallFailure } from '../../platform/failure'
import { rateRule, refusedTerms } from './refusedTerms'

const refused = (value: unknown, message = 'field.invalid') =>
  new CallFailure('processDividend', { type: 'server', message, value, status: 200 }, false)
const nothing = { terms: {}, account: undefined }

it.each<[string, unknown, object]>([
  ['a row', { fields: { 'terms.1.rate': 'fall' } }, { terms: { 'terms.1.rate': 'fall' }, account: undefined }],
  [
    'a fixed amount',
    { fields: { 'terms.0.amount': 'rate' } },
    { terms: { 'terms.0.amount': 'share' }, account: undefined },
  ],
  [
    'a word of its own',
    { fields: { 'terms.0.rate': 'odd' } },
    { terms: { 'terms.0.rate': 'number' }, account: undefined },
  ],
  ['the account', { fields: { account: 'member' } }, { terms: {}, account: 'contracts.account.member' }],
  ['the account otherwise', { fields: { account: 'toString' } }, { terms: {}, account: 'contracts.account.unknown' }],
  ['another field', { fields: { requestId: 'required' } }, nothing],
  ['nothing', undefined, nothing],
  ['no fields', { fields: 'all' }, nothing],
])('a platform that refuses %s', (_, value, said) => {
  expect(refusedTerms(refused(value))).toEqual(said)
})

it('other failures are about no field', () => {
  expect(refusedTerms(new CallFailure('processDividend', { type: 'offline' }, false))).toEqual(nothing)
})

it.each([
  [{ rule: 'HIGHER' }, 'contract.rate', 'contracts.rateHigher'],
  [{ rule: 'LOWER' }, 'contract.rate', 'contracts.rateLower'],
  [{ rule: 'toString' }, 'contract.rate', undefined],
  [{}, 'contract.rate', undefined],
  [undefined, 'contract.rate', undefined],
  [{ rule: 'HIGHER' }, 'contract.open', undefined],
])('%j of %s is said as %s', (value, message, said) => expect(rateRule(refused(value, message))).toBe(said))
