import { afterAll, describe, expect, it } from 'vitest'
import type { TeamOverview } from '../../../contract/team-overview'
import { sumDecimals } from '../../../lib/decimalSum'
import { validate } from '../../schemas'
import { day } from '../durations'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

const isTeam = (value: unknown): value is TeamOverview => validate('team-overview', value).length === 0

async function team(username: string, days = 30): Promise<TeamOverview> {
  const query = { startTime: String(sandbox.clock.now - days * day), endTime: String(sandbox.clock.now) }
  const token = await sandbox.tokenOf(username)
  const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getAgentTeamOverview', { token, query })
  if (!isTeam(value)) throw new Error(`no team: ${JSON.stringify(value)}`)
  return value
}

describe('the team', () => {
  it('is everybody below, however far down', async () => {
    expect(await team('agent01')).toMatchObject({ agents: 3, members: 18, direct: 4 })
    expect(await team('agent42')).toMatchObject({ agents: 0, members: 3, direct: 3 })
  })

  it('has the play of its accounts, day by day', async () => {
    const { days, turnover, payout, profit, newMembers, activeMembers, members } = await team('agent01')
    expect(days).toHaveLength(30)
    expect(
      sumDecimals(
        days.map((one) => String(one.turnover)),
        2,
      ),
    ).toBe(turnover)
    expect(sumDecimals([String(turnover), `-${String(payout)}`], 2)).toBe(profit)
    expect(days.reduce((sum, one) => sum + one.newMembers, 0)).toBe(newMembers)
    expect(newMembers).toBeGreaterThan(0)
    expect(activeMembers).toBeGreaterThan(0)
    expect(activeMembers).toBeLessThanOrEqual(members)
  })

  it('grows by who registers with the agent’s code', async () => {
    const before = await team('agent42', 1)
    const body = {
      username: 'fresh_one',
      password: 'secret99',
      referralCode: 'AGENT42',
      domain: 'x.test',
      registerUrl: 'http://x.test/',
      registerMethod: 'WEB',
      login: true,
    }
    const opened = await sandbox.call('PUT', '/wps/member/register', { merchant: 'fourth', encrypt: true, body })
    expect(opened.success).toBe(true)
    const token = await sandbox.tokenOf('agent42', 'fourth')
    const there = await sandbox.call('GET', '/wps/relay/MCSFE_getAgentTeamOverview', { merchant: 'fourth', token })
    expect(there.value).toMatchObject({ members: before.members + 1 })
    expect((await team('agent42', 1)).members).toBe(before.members)
  })

  it.each(['member01', 'vip01', 'demo01'])('is refused to %s: only agents', async (username) => {
    const token = await sandbox.tokenOf(username)
    for (const path of ['MCSFE_getAgentTeamOverview', 'MCSFE_getAgentAnnouncements']) {
      expect(await sandbox.call('GET', `/wps/relay/${path}`, { token })).toMatchObject({
        success: false,
        message: 'agent.only',
      })
    }
  })
})

it('announcements are of the language, and not there where the module is off', async () => {
  const token = await sandbox.tokenOf('agent02')
  const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getAgentAnnouncements', { token, language: 'AR' })
  expect(validate('agent-announcements', value)).toEqual([])
  expect(JSON.stringify(value)).toMatch(/\p{Script=Arabic}/u)
  const off = await sandbox.tokenOf('agent02', 'sahara')
  expect(
    await sandbox.call('GET', '/wps/relay/MCSFE_getAgentAnnouncements', { merchant: 'sahara', token: off }),
  ).toMatchObject({
    message: 'function.not.available',
  })
})
