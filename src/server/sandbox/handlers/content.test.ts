import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { winnerBoardSchema } from '../../../contract/winner-board'
import type { Announcements } from '../../../contract/announcements'
import { roundMoney } from '../../../lib/plainFigure'
import { validate } from '../../schemas'
import { activities } from '../content/activities'
import { bcp47 } from '../language'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

const isAnnouncements = (value: unknown): value is Announcements => validate('announcements', value).length === 0

async function read(merchant = 'aurora', language = 'EN', type = 'B,PL,PU,PR,H') {
  const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getListAnnouncements', {
    merchant,
    language,
    query: { type },
  })
  if (!isAnnouncements(value)) throw new Error('no announcements')
  return value
}

const listed = (value: Announcements) => Object.values(value).flatMap((list = []) => list)

describe('announcements', () => {
  it('have every type, notices for three pages, and promotions of every kind', async () => {
    const { player, banners, popup, promotion, headline } = await read()
    expect(headline?.map(({ id }) => id)).toEqual(['notice-vendor-maintenance'])
    expect(player.length).toBeGreaterThan(18)
    expect(banners.length).toBeGreaterThan(3)
    expect(popup.length).toBeGreaterThan(0)
    expect(new Set(promotion.map(({ category }) => category)).size).toBe(14)
    expect(promotion.every(({ announcementImages }) => announcementImages?.length === 1)).toBe(true)
    for (const mark of ['<table>', '<ul>', '<ol>', '<img ', '<h3>']) {
      expect([...player, ...promotion].some(({ content }) => content.includes(mark))).toBe(true)
    }
  })

  it('are labelled as samples, in the asked language', async () => {
    const [english, chinese, arabic] = [await read(), await read('aurora', 'CN'), await read('aurora', 'AR')]
    expect(english.player.every(({ content }) => content.includes('Sample data'))).toBe(true)
    expect(
      chinese.player.every(({ title, content }) => /\p{Script=Han}/u.test(title) && content.includes('演示数据')),
    ).toBe(true)
    expect(arabic.promotion.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true)
  })

  it('write amounts of promotions in the currency of the merchant, and begin each step as a sentence', async () => {
    const contentOf = async (merchant: string, language: string) =>
      (await read(merchant, language)).promotion.find(({ id }) => id === 'first-deposit')?.content ?? ''
    expect(await contentOf('aurora', 'EN')).toContain('deposit $100, and collect a bonus of $30')
    expect(await contentOf('jade', 'CN')).toContain('存款满 ¥100，即可领取 ¥30 红利')
    expect(await contentOf('sahara', 'EN')).toMatch(/a bonus of AED\s30/)
    // the sign ends with a stop of its own
    expect(await contentOf('sahara', 'AR')).toMatch(/30\s*د\.إ\.\u200f?</)
    const { promotion } = await read()
    for (const { content } of promotion) expect(content).not.toMatch(/[{}]|<li>[a-z]/)
  })

  it('promise new members on the first banner and the card what their activity gives', async () => {
    const prize = activities.find(({ id }) => id === 'welcome-seven')?.prize
    if (prize?.kind !== 'BONUS') throw new Error('no bonus for new members')
    for (const [merchant, language, currency] of [
      ['aurora', 'EN', 'USD'],
      ['jade', 'CN', 'CNY'],
      ['sahara', 'AR', 'AED'],
    ] as const) {
      const sum = roundMoney(String(prize.amount / 100), currency, bcp47[language])
      const { banners, promotion } = await read(merchant, language)
      expect(banners[0]?.title).toContain(sum)
      expect(promotion.find(({ id }) => id === 'welcome-seven')?.content).toContain(sum)
      for (const { title, content } of [...banners, ...promotion]) expect(title + content).not.toMatch(/[{}]/)
    }
  })

  it('leave out what concerns games and modules that the merchant has not', async () => {
    const ids = listed(await read('sahara')).map(({ id }) => id)
    expect(ids).not.toContain('notice-draws')
    expect(ids).not.toContain('mall-double')
    expect(ids).toContain('notice-live-tables')
  })

  it('hold a notice with code that must not run, under a harmless title', async () => {
    const hostile = (await read()).player.find(({ id }) => id === 'notice-formatting')
    expect(hostile?.title).toBe('Formatting check of the notice board')
    for (const trick of ['<script>', 'onerror=', 'javascript:', '<svg', '<math>', 'srcdoc='])
      expect(hostile?.content).toContain(trick)
  })

  it.each(['aurora', 'jade', 'sahara'])('of %s promise nothing that the site cannot do', async (merchant) => {
    const absent = /withdraw|\bmission|\bcontract|raffle|提款|任务|契约|抽奖|المهام|مهام|سحب الأموال/i
    for (const language of ['EN', 'CN', 'AR'])
      for (const { id, title, content } of listed(await read(merchant, language)))
        expect(`${id}: ${title} ${content}`).not.toMatch(absent)
  })

  it('fill the asked types alone', async () => {
    expect(await read('aurora', 'EN', 'PR')).toMatchObject({ player: [], banners: [], popup: [], headline: [] })
  })
})

describe('winners and jackpots', () => {
  const ask = async (path: string) => (await sandbox.call('GET', path)).value

  it('follow from the clock alone', async () => {
    const [jackpot, winners] = ['/wps/relay/VIS_getJackpot', '/wps/relay/ODSFE2_getWinnerBoard']
    const before = [await ask(jackpot), await ask(winners)]
    expect([await ask(jackpot), await ask(winners)]).toEqual(before)
    sandbox.clock.now += 21_000
    const after = [await ask(jackpot), await ask(winners)]
    expect(after[0]).not.toEqual(before[0])
    expect(after[1]).not.toEqual(before[1])
    expect(JSON.stringify(after[1])).toContain('demo***')
    for (const { image } of z.parse(winnerBoardSchema, after[1])) expect(image).toMatch(/^\/cdn\/games\//)
  })

  it('are ranked for a day or a week, and a member finds their own place below the first', async () => {
    const token = await sandbox.tokenOf('vip01')
    const board = async (period: string, own?: string) => {
      const query = { data: JSON.stringify({ merchantCode: 'aurora', count: 20, period }) }
      const { value } = await sandbox.call('GET', '/wps/relay/ODSFE2_getWinnerBoard', {
        query,
        ...(own !== undefined && { token: own }),
      })
      return z.parse(winnerBoardSchema, value)
    }
    for (const period of ['DAILY', 'WEEKLY']) {
      const visitors = await board(period)
      expect(visitors).toHaveLength(10)
      expect(visitors[0]).toMatchObject({ place: 1 })
      expect(visitors.some(({ isOwn }) => isOwn)).toBe(false)
    }
    const own = (await board('WEEKLY', token)).filter(({ isOwn }) => isOwn)
    expect(own).toMatchObject([{ player: 'vip***', currency: 'USD', image: expect.stringMatching(/^\/cdn\/games\//) }])
    expect(own[0]?.place).toBeGreaterThan(10)
  })
})

it('names the chat of customer service in base64', async () => {
  const { value } = await sandbox.call('GET', '/wps/relay/WPSCORE_getCustomerServiceScript', { language: 'AR' })
  const paths = JSON.stringify(value).match(/(?<="type":3,"path":")[^"]+/)
  expect(Buffer.from(paths?.[0] ?? '', 'base64').toString()).toBe('/sandbox/chat?language=AR')
})

it('names countries in the asked language', async () => {
  const { value } = await sandbox.call('GET', '/wps/system/country', { language: 'CN' })
  expect(value).toEqual(expect.arrayContaining([{ code: 'AE', name: '阿拉伯联合酋长国', dial: '971' }]))
})
