import { expect, it } from 'vitest'
import type { Activity } from '../../contract/activity'
import { deadlineOf } from './deadlineOf'

const times = { startsAt: 1, endsAt: 2, joinBy: 3, claimBy: 4 }
const entry: Activity['entry'] = {
  ...{ reference: 'ACT1', activityId: 'a', title: 'A', state: 'SIGNED', enteredAt: 1, images: 0 },
  prize: { kind: 'NOTHING' },
}

it.each([
  ['COMING', times, 1],
  ['JOIN', times, 3],
  ['JOIN', { startsAt: 1, endsAt: 2 }, 2],
  ['JOIN', { startsAt: 1 }, undefined],
  ['CLAIM', { ...times, entry }, 4],
  ['CLAIM', { startsAt: 1, joinBy: 3, entry }, undefined],
  ['CLAIM', times, 2],
  ['CLAIM', { startsAt: 1, endsAt: 5, joinBy: 3 }, 3],
  ['CLAIM', { startsAt: 1, endsAt: 5 }, 5],
  ['CLAIM', { startsAt: 1 }, undefined],
  ['SIGNED', times, 2],
  ['SIGNED', { ...times, sign: { isDue: false, nextAt: 9 } }, 9],
  ['SIGNED', { ...times, sign: { isDue: true, nextAt: 9 } }, 2],
  ['CLOSE', times, 2],
  ['CLOSED', times, undefined],
  ['ISSUED', times, undefined],
  ['SUSPENDED', times, undefined],
])('%s with %j runs until %s', (state, some, until) => expect(deadlineOf({ state, ...some })?.until).toBe(until))
