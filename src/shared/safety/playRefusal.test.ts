import { expect, it } from 'vitest'
import { CallFailure } from '../../platform/failure'
import { excludedUntil, playRefusal } from './playRefusal'

const refused = (message: string, value: unknown) =>
  new CallFailure('x', { type: 'server', message, value, status: 200 }, false)
const limit = { kind: 'DEPOSIT', period: 'DAY', most: '100.00', left: '40.00', fitsAt: 5, currency: 'USD' }

it.each([
  [refused('limit.deposit', limit), { type: 'limit', ...limit }],
  [
    refused('limit.session', { kind: 'SESSION', period: 'DAY', most: '30', left: '0' }),
    { type: 'limit', kind: 'SESSION' },
  ],
  [refused('play.timeout', { kind: 'TIMEOUT', until: 7 }), { type: 'pause', until: 7 }],
  [refused('account.excluded', { kind: 'EXCLUSION', until: 8 }), { type: 'pause', until: 8 }],
  [refused('session.withdrawonly', undefined), { type: 'withdrawOnly' }],
])('reads what a limit or a break refuses', (error, refusal) => {
  expect(playRefusal(error)).toMatchObject(refusal)
})

it.each([
  refused('limit.deposit', undefined),
  refused('limit.deposit', { ...limit, left: '-1' }),
  refused('play.timeout', {}),
  refused('field.invalid', limit),
  new CallFailure('x', { type: 'offline' }, false),
  new Error('x'),
  undefined,
])('says nothing of anything else', (error) => {
  expect(playRefusal(error)).toBeUndefined()
})

it('tells an exclusion from a time-out', () => {
  expect(excludedUntil(refused('account.excluded', { kind: 'EXCLUSION', until: 8 }))).toBe(8)
  expect(excludedUntil(refused('play.timeout', { kind: 'TIMEOUT', until: 8 }))).toBeUndefined()
})
