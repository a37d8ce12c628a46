import { describe, expect, it } from 'vitest'
import type { ListedGame } from '../../contract/listed-game'
import { CallFailure } from '../../platform/failure'
import type { GamePage } from '../gameList/calls'
import { HallStore } from './HallStore'
import { firstPageSize, loadPages, type PageQuestion, pageSize } from './loadPages'

const game = (number: number, more: Partial<ListedGame> = {}): ListedGame => ({
  nodeId: String(number),
  title: `Game ${number}`,
  vassalage: 'CIND',
  ...more,
})
const wait = () => Promise.resolve()

/** A platform with so many games; `spoil` may answer a page its own way. */
function platformOf(
  total: number,
  spoil: (question: PageQuestion, attempt: number) => GamePage | Error | undefined = () => undefined,
  most = 1_000,
) {
  const asked: PageQuestion[] = []
  const ask = (question: PageQuestion): Promise<GamePage> => {
    const attempt =
      asked.filter(({ page, pageSize: size }) => page === question.page && size === question.pageSize).length + 1
    asked.push(question)
    const spoilt = spoil(question, attempt)
    if (spoilt instanceof Error) return Promise.reject(spoilt)
    const size = Math.min(question.pageSize, most)
    const from = (question.page - 1) * size
    const content = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => game(from + at))
    return Promise.resolve(
      spoilt ?? { content, page: question.page, pageSize: size, total, pageCount: Math.ceil(total / size) },
    )
  }
  return { ask, asked }
}

async function loaded(store: HallStore): Promise<HallStore> {
  store.start()
  while (store.read().load.state === 'loading') await new Promise((resolve) => setTimeout(resolve))
  return store
}

describe('the whole list', () => {
  it('shows a small first page, then the rest in large ones, each game once and in the order of the platform', async () => {
    const { ask, asked } = platformOf(1_730)
    const store = new HallStore(ask, wait)
    const sizes: number[] = []
    store.subscribe(() => sizes.push(store.read().catalogue.size))
    await loaded(store)
    expect(asked[0]).toEqual({ page: 1, pageSize: firstPageSize })
    expect(sizes).toContain(firstPageSize)
    expect(asked).toHaveLength(1 + Math.ceil(1_730 / pageSize))
    const { catalogue, popular, load, total } = store.read()
    expect([...popular].map((index) => catalogue.idAt(index))).toEqual(
      Array.from({ length: 1_730 }, (_, number) => String(number)),
    )
    expect({ load, total }).toEqual({ load: { state: 'ready', missing: 0 }, total: 1_730 })
  })

  it('is not asked for again when somebody comes back', async () => {
    const { ask, asked } = platformOf(60)
    const store = await loaded(new HallStore(ask, wait))
    const before = asked.length
    await loaded(store)
    expect(asked).toHaveLength(before)
  })

  it('takes what a platform gives at most', async () => {
    const { ask } = platformOf(950, undefined, 100)
    const { catalogue, load } = (await loaded(new HallStore(ask, wait))).read()
    expect(catalogue.size).toBe(950)
    expect(load).toEqual({ state: 'ready', missing: 0 })
  })

  it('may be empty', async () => {
    const { ask, asked } = platformOf(0)
    expect((await loaded(new HallStore(ask, wait))).read().load).toEqual({ state: 'ready', missing: 0 })
    expect(asked).toHaveLength(1)
  })
})

describe('a list with something wrong', () => {
  it('is empty where it tells of games and has not one', async () => {
    const { ask } = platformOf(1_730, ({ page }) => ({ content: [], page, pageSize: 48, total: 1_730, pageCount: 37 }))
    const { load, total } = (await loaded(new HallStore(ask, wait))).read()
    expect({ load, total }).toEqual({ load: { state: 'ready', missing: 0 }, total: 0 })
  })

  it('asks for a broken page again', async () => {
    const { ask } = platformOf(1_700, ({ page, pageSize: size }, attempt) =>
      page === 3 && size === pageSize && attempt < 3 ? new Error('broken') : undefined,
    )
    const { catalogue, load } = (await loaded(new HallStore(ask, wait))).read()
    expect(catalogue.size).toBe(1_700)
    expect(load).toEqual({ state: 'ready', missing: 0 })
  })

  it('leaves a page out that stays broken, says how many are missing, and gets them when asked again', async () => {
    let isBroken = true
    const { ask } = platformOf(1_700, ({ page, pageSize: size }) =>
      isBroken && page === 2 && size === pageSize ? new Error('broken') : undefined,
    )
    const store = await loaded(new HallStore(ask, wait))
    expect(store.read().load).toEqual({ state: 'ready', missing: 500 })
    expect(store.read().catalogue.size).toBe(1_200)
    isBroken = false
    await loaded(store)
    const { catalogue, popular, load } = store.read()
    expect(load).toEqual({ state: 'ready', missing: 0 })
    expect([...popular].map((index) => catalogue.idAt(index))).toEqual(
      Array.from({ length: 1_700 }, (_, number) => String(number)),
    )
  })

  it('counts what a page that came by halves did not bring', async () => {
    const half = Array.from({ length: 200 }, (_, at) => game(500 + at))
    const { ask } = platformOf(1_000, ({ page, pageSize: size }) =>
      page === 2 && size === pageSize ? { content: half, page, pageSize: size, total: 1_000, pageCount: 2 } : undefined,
    )
    expect((await loaded(new HallStore(ask, wait))).read().load).toEqual({ state: 'ready', missing: 300 })
  })

  it('fails where not even the first page comes, and starts over', async () => {
    let isDown = true
    const { ask, asked } = platformOf(100, () => (isDown ? new Error('down') : undefined))
    const store = await loaded(new HallStore(ask, wait))
    expect(store.read().load).toMatchObject({ state: 'failed' })
    expect(asked).toHaveLength(3)
    isDown = false
    expect((await loaded(store)).read().catalogue.size).toBe(100)
  })

  it('is refused at once where it is for members, and loads for one', async () => {
    const refusal = new CallFailure('gameList', { type: 'session' }, true)
    const { ask, asked } = platformOf(100, () => refusal)
    const store = await loaded(new HallStore(ask, wait))
    expect(store.read().load).toEqual({ state: 'refused' })
    expect(asked).toHaveLength(1)
    store.askAs(platformOf(100).ask)
    expect((await loaded(store)).read().catalogue.size).toBe(100)
  })

  it('leaves out games without a name, an id or a vendor, and keeps those with wrong details', async () => {
    const content: unknown[] = [
      game(1, { title: '<img src=x onerror=alert(1)>' }),
      game(2, { title: 'مغامرة \u202e abc' }),
      game(3, { title: 'x'.repeat(5_000) }),
      { ...game(4), rtp: 'much', lines: -3, minBet: 1 },
      { ...game(5), nodeId: 5 },
      game(1, { title: 'The same id again' }),
      game(6, { vassalage: 'NOBODY', gameType: 'WHAT' }),
      { nodeId: '7', vassalage: 'CIND' },
      game(8, { title: '   ' }),
      { ...game(9), nodeId: '../9' },
      null,
      'game',
    ]
    const { ask } = platformOf(12, ({ page }) => ({ content, page, pageSize: 48, total: 12, pageCount: 1 }))
    const { catalogue, load } = (await loaded(new HallStore(ask, wait))).read()
    const games = Array.from({ length: catalogue.size }, (_, index) => catalogue.gameAt(index))
    expect(games.map(({ nodeId }) => nodeId)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(games[0]?.title).toBe('<img src=x onerror=alert(1)>')
    expect(games[2]?.title).toHaveLength(200)
    expect(games[3]).toMatchObject({ title: 'Game 4', rtp: undefined, lines: undefined, minBet: undefined })
    expect(load).toEqual({ state: 'ready', missing: 5 })
  })

  it('does not follow a nonsensical total for ever', async () => {
    let calls = 0
    const { total } = await loadPages({
      ask: ({ page, pageSize: size }) => {
        calls++
        return Promise.resolve({ content: [game(1)], page, pageSize: size, total: 1e15, pageCount: 1e12 })
      },
      take: () => 1,
      wait,
    })
    expect(total).toBe(200_000)
    expect(calls).toBeLessThan(500)
  })
})
