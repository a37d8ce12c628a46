import { expect, it } from 'vitest'
import type { LoginState } from '../login/machine'
import { type DialogFacts, dialogState } from './dialogState'

const changing: LoginState = { state: 'changing', token: 't', reason: 'first', firstTime: false }
const identifying: LoginState = { state: 'identifying', token: 't', firstTime: false }
const idle: LoginState = { state: 'idle', captcha: false }
const entered: LoginState = { state: 'entered', firstTime: false }
const facts: DialogFacts = { signIn: entered, signedIn: true, isDemo: false, wasDue: false, left: false }

it.each<[string, Partial<DialogFacts>, ReturnType<typeof dialogState>]>([
  ['a member’s own wish', {}, 'form'],
  ['due', { signIn: changing, signedIn: false, wasDue: true }, 'form'],
  [
    'due for somebody else than the demo account whose token ran out',
    { signIn: changing, isDemo: true, wasDue: true },
    'form',
  ],
  ['taken, and who it is is being asked', { signIn: identifying, signedIn: false, wasDue: true }, 'form'],
  ['taken', { wasDue: true }, 'form'],
  ['left by its button', { signIn: idle, signedIn: false, wasDue: true, left: true }, 'over'],
  ['logged out elsewhere', { signedIn: false, left: true }, 'over'],
  ['overtaken by another session', { signIn: idle, wasDue: true }, 'over'],
  ['a demo account’s', { isDemo: true }, 'over'],
  ['opened by its address', { signIn: idle, signedIn: false }, 'logInFirst'],
  ['its token was refused meanwhile', { signIn: idle, signedIn: false, wasDue: true }, 'logInFirst'],
])('%s', (_name, more, expected) => expect(dialogState({ ...facts, ...more })).toBe(expected))
