import { afterAll, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import type { LotteryGames } from '../../../contract/lottery-games'
import type { LotteryMenus } from '../../../contract/lottery-menus'
import type { LotteryNumbers } from '../../../contract/lottery-numbers'
import type { LotteryOpened } from '../../../contract/lottery-opened'
import { drawOf, newestDraw } from '../lottery/draws'
import { lotteries } from '../lottery/games'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox({ gameCount: 50 })
const { call, clock, tokenOf } = sandbox
afterAll(() => sandbox.close())

const isGames = (value: unknown): value is LotteryGames => validate('lottery-games', value).length === 0
const isMenus = (value: unknown): value is LotteryMenus => validate('lottery-menus', value).length === 0
const isOpened = (value: unknown): value is LotteryOpened => validate('lottery-opened', value).length === 0
const isNumbers = (value: unknown): value is LotteryNumbers => validate('lottery-numbers', value).length === 0

async function popular(prizeMode: string, merchant = 'aurora') {
  const { value } = await call('GET', '/lgw/games/popular', {
    merchant,
    query: { prizeMode, count: '20', device: 'WEB', language: 'EN' },
  })
  if (!isGames(value)) throw new Error('no games')
  return value
}
const game = ({ list }: LotteryGames, code: string) => list.find(({ gameCode }) => gameCode === code)

describe('draws', () => {
  it('are held on time: the numbers come a moment after, and change with each', async () => {
    const minute = 60_000
    const start = Math.ceil(clock.now / minute) * minute
    clock.now = start + 2_000
    const before = game(await popular('Elott'), 'MINU5')
    expect(before?.next?.drawsAt).toBe(start + minute)
    expect(before?.last?.openedAt).toBe(start)
    // drawn, and not told yet
    clock.now = start + minute + 500
    const waiting = await popular('Elott')
    expect(waiting.serverTime).toBe(clock.now)
    expect(game(waiting, 'MINU5')?.next?.drawsAt).toBeLessThan(waiting.serverTime)
    expect(game(waiting, 'MINU5')?.last).toEqual(before?.last)
    clock.now = start + minute + 2_000
    const after = game(await popular('Elott'), 'MINU5')
    expect(after?.last?.issue).toBe(before?.next?.issue)
    expect(after?.next?.drawsAt).toBe(start + 2 * minute)
  })

  it('tell the same numbers to everybody, as many as the game has', () => {
    for (const lottery of lotteries) {
      const index = newestDraw(lottery, clock.now)
      const draw = drawOf(lottery, index)
      expect(drawOf(lottery, index)).toEqual(draw)
      const all = [...draw.numbers, ...(draw.special ?? [])]
      if (lottery.kind === 'BALLS' || lottery.kind === 'RANKS') expect(new Set(all).size).toBe(all.length)
      expect(draw.special?.length).toBe(lottery.special)
      expect(lottery.name.EN).toContain('demo')
    }
    expect(
      new Set(Array.from({ length: 50 }, (_, index) => drawOf(lotteries[0] ?? never(), index).numbers.join(''))).size,
    ).toBeGreaterThan(45)
  })
})

describe('lists', () => {
  it('have the games of the prize mode and of the merchant', async () => {
    const codes = async (mode: string, merchant?: string) =>
      (await popular(mode, merchant)).list.map(({ vassalage }) => vassalage)
    expect(new Set(await codes('Elott'))).toEqual(new Set(['MINU', 'NUMG', 'SKYB']))
    expect(new Set(await codes('Lott'))).toEqual(new Set(['CIVI', 'DELT']))
    expect(await codes('Lott', 'sahara')).toEqual([])
  })

  it('stand in groups', async () => {
    const { value } = await call('GET', '/lgw/games/game_menus', { query: { prizeMode: 'Lott' }, language: 'CN' })
    if (!isMenus(value)) throw new Error('no menus')
    expect(value.menus.map(({ name }) => name)).toEqual(['时时彩', '乐透', '越南彩'])
    expect(value.menus.every(({ games }) => games.length > 0)).toBe(true)
  })

  it('tell opened numbers to members alone', async () => {
    const opened = '/lotto/lgw/games/opened/numero'
    expect(await call('GET', opened, {})).toMatchObject({ status: 401 })
    const { value } = await call('GET', opened, {
      token: await tokenOf('member01'),
      query: { gameCode: 'CIVI5', count: '4' },
    })
    if (!isOpened(value)) throw new Error('no numbers')
    expect(value.list).toHaveLength(1)
    const times = value.list[0]?.draws.map(({ openedAt }) => openedAt) ?? []
    expect(times).toHaveLength(4)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('have the Vietnamese prizes, twenty draws of them', async () => {
    const { value } = await call('GET', '/lgw/vn/numeros/opened/game', { query: { count: '20' } })
    if (!isNumbers(value)) throw new Error('no numbers')
    expect(value.list).toHaveLength(20)
    expect(value.list[0]?.prizes.map(({ numbers }) => numbers.length)).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1])
    expect(
      (await popular('Lott')).list.find(({ gameCode }) => gameCode === value.list[0]?.gameCode)?.last?.numbers.join(''),
    ).toBe(value.list.find(({ gameCode }) => gameCode === 'VNNORTH')?.prizes[0]?.numbers[0])
  })
})

function never(): never {
  throw new Error('no lotteries')
}
