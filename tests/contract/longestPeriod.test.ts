import { afterAll, expect, it } from 'vitest'
import { longestRange } from '../../src/shared/period/periodChoice'
import { day, hour } from '../../src/server/sandbox/durations'
import { createTestSandbox } from '../../src/server/sandbox/testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

const lists = [
  ['ODSFE2_MemTransDet', 'member01'],
  ['ODSFE2_MemFundTransDet', 'member01'],
  ['ODSFE2_MemProfitLoss', 'member01'],
  ['MCSFE_getAgentTeamOverview', 'agent01'],
  ['MCSFE_getContractIncome', 'agent01'],
  ['MCSFE_getTeamBetting', 'agent01'],
  ['MCSFE_getTeamMemberBets', 'agent01'],
  ['MCSFE_getTeamTransactions', 'agent01'],
  ['MCSFE_getSubordinateProfit', 'agent01'],
] as const

it.each(lists)('%s, asked by %s: 92 days at once, and longer is refused', async (name, username) => {
  const token = await sandbox.tokenOf(username)
  const ask = (length: number) =>
    sandbox.call('GET', `/wps/relay/${name}`, {
      token,
      query: { startTime: String(sandbox.clock.now - length), endTime: String(sandbox.clock.now), account: 'wren09' },
    })
  const long = { message: 'field.invalid', value: { fields: { startTime: 'long' } } }
  // clocks that go back make a day an hour longer, somewhere two
  expect(await ask(longestRange * day + 2 * hour)).toMatchObject({ success: true })
  expect(await ask(longestRange * day + 2 * hour + 1)).toMatchObject(long)
})
