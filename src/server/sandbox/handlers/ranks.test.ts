import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { memberInfoSchema } from '../../../contract/member-info'
import { rankLadderSchema } from '../../../contract/rank-ladder'
import { rankProgressSchema } from '../../../contract/rank-progress'
import { withdrawSettingsSchema } from '../../../contract/withdraw-settings'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

interface Asked {
  readonly username?: string
  readonly language?: string
  readonly merchant?: string
}

async function ask(path: string, { username, language = 'EN', merchant = 'aurora' }: Asked): Promise<unknown> {
  const token = username === undefined ? {} : { token: await sandbox.tokenOf(username, merchant) }
  return (await sandbox.call('GET', path, { merchant, language, ...token })).value
}
const ladder = async (asked: Asked = {}) =>
  z.parse(rankLadderSchema, await ask('/wps/relay/MCSFE_getRankLadder', asked))
const progress = async (username: string, merchant = 'aurora') =>
  z.parse(rankProgressSchema, await ask('/wps/relay/MCSFE_getPlayerRankProgress', { username, merchant }))

describe('ranks', () => {
  it('are told to visitors, in the language of who asks, with what they give', async () => {
    const { content, currency } = await ladder()
    expect(currency).toBe('USD')
    expect(content.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'])
    expect((await ladder({ language: 'CN' })).content[2]?.name).toBe('黄金')
    expect((await ladder({ language: 'AR', merchant: 'sahara' })).content[2]?.name).toBe('ذهبي')
    expect(content[2]?.benefits).toEqual([
      { id: 'GIFT', name: 'Rank-up gift', unit: 'MONEY', value: '100.00' },
      { id: 'MONTHLY', name: 'Monthly bonus', unit: 'MONEY', value: '20.00' },
      { id: 'WITHDRAWALS', name: 'Free withdrawals a day', unit: 'COUNT', value: '3' },
      { id: 'CLUB', name: 'Club promotions' },
    ])
  })

  it('have a crest each', async () => {
    for (const { image = '' } of (await ladder()).content) {
      const picture = await sandbox.request('GET', image)
      expect([picture.status, picture.headers.get('content-type')], image).toEqual([200, 'image/webp'])
    }
  })

  it.each(['aurora', 'jade', 'sahara'])('of every demo account of %s follow from their turnover', async (merchant) => {
    const { content } = await ladder({ merchant })
    for (const username of ['member01', 'vip01', 'agent01', 'newbie01']) {
      const { playerRankId, playerRankName, nextRankName, totalTurnover, monthlyTurnover } = await progress(
        username,
        merchant,
      )
      const place = content.findIndex(({ id }) => id === playerRankId)
      const [own, next] = [content[place], content[place + 1]]
      expect(own?.name).toBe(playerRankName)
      expect(next?.name).toBe(nextRankName)
      expect(Number(totalTurnover.actual)).toBeGreaterThanOrEqual(Number(own?.totalTurnover))
      expect(Number(totalTurnover.actual)).toBeLessThan(Number(next?.totalTurnover ?? Infinity))
      expect(totalTurnover.expected).toBe((next ?? own)?.totalTurnover)
      expect(monthlyTurnover.expected).toBe(own?.monthlyTurnover)
    }
    expect((await progress('vip01', merchant)).playerRankId).toBe('gold')
  })

  it('have the name of the club in the language of who asks', async () => {
    const club = async (language: string) => {
      const { clubLabel } = z.parse(memberInfoSchema, await ask('/wps/member/info', { username: 'vip01', language }))
      return clubLabel?.labelName
    }
    expect([await club('EN'), await club('CN')]).toEqual(['Gold Club', '黄金俱乐部'])
  })

  it('decide how many withdrawals are free', async () => {
    const free = async (username: string) =>
      z.parse(withdrawSettingsSchema, await ask('/wps/relay/MCSFE_getWithdrawSettings', { username })).freePerDay
    expect([await free('agent02'), await free('vip01')]).toEqual([2, 3])
  })
})
