import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { getActivities, getEntries } from './calls'

const prize = { kind: 'CASH', amount: '5' }
const activity = {
  activityId: 'A1',
  mode: 'JOIN',
  state: 'OPEN',
  startsAt: 0,
  timeZone: 'UTC',
  who: 'ALL',
  conditions: [],
  steps: [],
  prize,
}
const entry = { reference: 'E1', activityId: 'A1', title: 'One', state: 'OPEN', enteredAt: 0, images: 0, prize }

it.each([
  ['activities', getActivities, activity, { currency: 'USD' }],
  ['entries', getEntries, entry, { currency: 'USD', page: 1, pageSize: 10, total: 2, pageCount: 1 }],
] as const)('one row that is not as agreed leaves the other %s as they are', (_, { value }, row, around) => {
  const read =
    typeof value === 'string' ? undefined : z.safeParse(value, { ...around, content: [{ ...row, state: 7 }, row] })
  expect(read?.data).toEqual({ ...around, content: [row] })
})
