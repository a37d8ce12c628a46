import { expect, it } from 'vitest'
import { actionOf } from './actionOf'
import { groupOf, readState } from './activityStates'

it.each([
  ['JOIN', { mode: 'PLAY' }, 'join'],
  ['JOIN', { mode: 'SIGN' }, 'sign'],
  ['JOIN', { mode: 'APPLY' }, 'apply'],
  ['JOIN', { mode: 'LATER' }, undefined],
  ['JOIN', { barred: 'LOGIN' }, 'logIn'],
  ['JOIN', { barred: 'REAL' }, 'register'],
  ['JOIN', { barred: 'DEPOSIT' }, 'deposit'],
  ['JOIN', { barred: 'CLUB' }, 'vip'],
  ['JOIN', { barred: 'NEW' }, undefined],
  ['JOIN', { barred: 'constructor' }, undefined],
  ['CLAIM', {}, 'claim'],
  ['APPLYING', {}, undefined],
  ['PROCESS', {}, undefined],
  ['CLOSE', {}, 'others'],
  ['CLOSED', {}, 'others'],
  ['closed', {}, 'others'],
  ['REJECTED', {}, 'contact'],
  ['ISSUED', {}, 'prize'],
  ['CLAIMED', {}, 'prize'],
  ['SIGNED', { mode: 'PLAY' }, 'play'],
  ['SIGNED', { mode: 'SIGN', sign: { isDue: true } }, 'sign'],
  ['SIGNED', { mode: 'SIGN', sign: { isDue: false } }, undefined],
  ['COMING', {}, undefined],
  ['SUSPENDED', {}, 'contact'],
])('in %s with %j the thing to do is %s', (state, more, action) =>
  expect(actionOf({ state, mode: 'PLAY', ...more })).toBe(action),
)

it.each([
  ['claim', 'CLAIM'],
  [' Signed ', 'SIGNED'],
  ['close', 'CLOSE'],
  ['constructor', undefined],
  ['', undefined],
])('reads %j as %s', (sent, state) => expect(readState(sent)).toBe(state))

it('keeps a promotion of an unknown state among those that are on', () => {
  expect(groupOf({ state: 'SUSPENDED' })).toBe('on')
})
