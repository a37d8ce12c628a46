import { expect, it } from 'vitest'
import { CallFailure } from '../../platform/failure'
import { launchFailure } from './launchFailure'

const refused = (value: unknown, message = 'field.invalid') =>
  new CallFailure('launchGame', { type: 'server', message, value, status: 200 }, false)

it.each(['nodeId', 'gameId', 'roomId', 'lottoGameCode'])('a refused %s is a game that nobody knows', (field) => {
  expect(launchFailure(refused({ fields: { [field]: 'unknown' } }), 'ask')).toEqual({ reason: 'unknown' })
})

it.each([[{ fields: { token: 'other session' } }], [{ fields: [] }], [{}], [undefined], ['fields']])(
  'speaks of no form where %j was refused',
  (value) => {
    expect(launchFailure(refused(value), 'ask')).toEqual({ reason: 'other', text: 'error.unknown' })
  },
)

it('keeps what a movement of money was refused for', () => {
  expect(launchFailure(refused({ fields: { amount: 'too much' } }), 'move')).toMatchObject({ reason: 'money' })
})

it.each([{ type: 'session' }, { type: 'no-token' }] as const)('knows that only the session was over: %j', (cause) => {
  expect(launchFailure(new CallFailure('launchGame', cause, false), 'ask')).toMatchObject({ wasOut: true })
})

it('a game whose vendor is off the list is no longer offered, which says nothing about its money', () => {
  const gone = refused(undefined, 'function.not.available')
  expect(launchFailure(gone, 'ask')).toEqual({ reason: 'gone' })
  expect(launchFailure(gone, 'move')).toMatchObject({ reason: 'money' })
})
