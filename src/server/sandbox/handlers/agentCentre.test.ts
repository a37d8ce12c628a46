import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { TeamOverview } from '../../../contract/team-overview'
import { sumDecimals } from '../../../lib/decimalSum'
import { validate } from '../../schemas'
import { dateIn } from '../days'
import { openDatabase } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'
import { findAccount } from '../store/accounts'
import { recordBets } from '../store/bets'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

const isTeam = (value: unknown): value is TeamOverview => validate('team-overview', value).length === 0

async function team(
  username: string,
  days = 30,
  more: Readonly<Record<string, string>> = {},
  asked = sandbox,
): Promise<TeamOverview> {
  const query = { startTime: String(asked.clock.now - days * day), endTime: String(asked.clock.now), ...more }
  const token = await asked.tokenOf(username)
  const { value } = await asked.call('GET', '/wps/relay/MCSFE_getAgentTeamOverview', { token, query })
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
    // the period begins within a day
    expect(days).toHaveLength(31)
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

  it('has days by the clocks of the time zone, each date once where clocks change', async () => {
    const zone = 'Europe/Berlin'
    // a week of seven dates and an hour more, around 28 October 2029
    const [from, to] = [Date.UTC(2029, 9, 22, 22), Date.UTC(2029, 9, 29, 23)]
    const period = { startTime: String(from), endTime: String(to), timeZone: zone }
    const { days } = await team('agent01', 7, period)
    expect(days.map(({ time }) => dateIn(time, zone))).toEqual(
      Array.from({ length: 7 }, (_, place) => `2029-10-${23 + place}`),
    )
    const sum = (of: 'turnover' | 'payout', rows: readonly TeamOverview['days'][number][]) =>
      sumDecimals(
        rows.map((row) => String(row[of])),
        2,
      )
    const kolkata = await team('agent01', 30, { timeZone: 'Asia/Kolkata' })
    expect(sum('turnover', kolkata.days)).toBe(kolkata.turnover)
    expect(kolkata.turnover).toBe((await team('agent01')).turnover)
    for (const [place, { time }] of kolkata.days.entries()) {
      const end = kolkata.days[place + 1]?.time ?? sandbox.clock.now
      const alone = await team('agent01', 1, { startTime: String(time), endTime: String(end) })
      expect([alone.turnover, alone.newMembers]).toEqual([
        kolkata.days[place]?.turnover,
        kolkata.days[place]?.newMembers,
      ])
    }
  })

  it('counts agents apart: new and active members are some of the members', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-overview-'))
    const own = createTestSandbox({ dataDir })
    onTestFinished(() => {
      own.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const look = () => team('agent01', 30, {}, own)
    const before = await look()
    const database = openDatabase({ dataDir })
    const agent = findAccount(database, 'aurora', 'username', 'agent02')?.id ?? 0
    const placedAt = own.clock.now - 1
    recordBets(database, [{ accountId: agent, vassalage: 'CIND', nodeId: undefined, stake: 1_00, win: 0, placedAt }])
    database.run(query.updateTable('account').set({ registeredAt: placedAt }).where('id', '=', agent))
    database.close()
    const after = await look()
    expect(after).toMatchObject({ newMembers: before.newMembers, activeMembers: before.activeMembers })
    expect(after.days.map(({ newMembers }) => newMembers)).toEqual(before.days.map(({ newMembers }) => newMembers))
    expect(after.turnover).toBe(sumDecimals([String(before.turnover), '1.00'], 2))
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
