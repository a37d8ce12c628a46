import { afterAll, expect, it } from 'vitest'
import type { Rooms } from '../../../contract/rooms'
import { validate } from '../../schemas'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
const { call, clock, tokenOf } = sandbox
afterAll(() => sandbox.close())

const isRooms = (value: unknown): value is Rooms => validate('rooms', value).length === 0

async function rooms(query: Record<string, string>, merchant = 'aurora') {
  const { value } = await call('GET', '/wps/relay/GLS2_roomList', {
    merchant,
    query,
    token: await tokenOf('member01', merchant),
  })
  if (!isRooms(value)) throw new Error('no rooms')
  return value.list
}

it('are those of the merchant, by category and by vendor', async () => {
  expect(new Set((await rooms({ gameCategory: 'LIVE' })).map(({ vassalage }) => vassalage))).toEqual(
    new Set(['LUMA', 'VELV', 'ORCH', 'MERI']),
  )
  expect(await rooms({ gameCategory: 'PVP', vassalage: 'PARL' })).toHaveLength(4)
  expect(await rooms({ vassalage: 'LUMA' }, 'sahara')).toEqual([])
})

it('fill and empty, never beyond their seats, and not where a vendor is in maintenance', async () => {
  const before = await rooms({ gameCategory: 'PVP' })
  clock.now += 60_000
  const after = await rooms({ gameCategory: 'PVP' })
  expect(after.map(({ players }) => players)).not.toEqual(before.map(({ players }) => players))
  for (const { players = 0, seats = Infinity } of [...before, ...after]) expect(players).toBeLessThanOrEqual(seats)
  expect((await rooms({ vassalage: 'MERI' }, 'jade')).every(({ state }) => state === 'MAINTENANCE')).toBe(true)
})

it('are for members alone', async () => {
  expect(await call('GET', '/wps/relay/GLS2_roomList', {})).toMatchObject({
    status: 401,
    message: 'customer.not.login',
  })
})
