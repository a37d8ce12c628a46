import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mostOpen } from './intent'
import { moneyAtoms } from './moneyAtoms'
import { createWorld, exampleMoney, type Fate } from './testing/world'

const money = moneyAtoms(exampleMoney)
const hour = 3_600_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 15) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Page = ReturnType<ReturnType<typeof createWorld>['page']>
const press = (page: Page, what: string) => page.set(money.send, { what }, {})
const open = (page: Page) => page.get(money.open).map(({ content }) => content.what)
const deeds = ({ books }: ReturnType<typeof createWorld>) => [...books.values()]

describe('an intent', () => {
  it.each<[Fate, string, readonly string[], readonly string[]]>([
    ['answered', 'done', ['A'], []],
    ['answer lost', 'open', ['A'], ['A']],
    ['failed after', 'open', ['A'], ['A']],
    ['failed before', 'open', [], ['A']],
    ['never arrived', 'open', [], ['A']],
    ['refused', 'refused', [], []],
    ['session over', 'refused', [], []],
  ])('whose call is %s: %s', async (fate, state, done, stays) => {
    const world = createWorld()
    const page = world.page()
    world.next(fate)
    expect(await press(page, 'A')).toMatchObject({ state })
    expect(deeds(world)).toEqual(done)
    expect(open(page)).toEqual(stays)
    expect(open(world.page())).toEqual(stays)
    // sent again it counts once, wherever it comes from
    expect(await press(world.page(), 'A')).toMatchObject({ state: 'done', again: stays.length > 0 })
    expect(deeds(world)).toEqual(state === 'done' ? ['A', 'A'] : ['A'])
    expect(open(world.page())).toEqual([])
  })

  it('that was found is told of until the like of it is done; one that never arrived is not', async () => {
    const world = createWorld()
    const page = world.page()
    const found = () => page.get(money.found).map(({ what }) => what)
    world.next('answer lost', 'answer lost', 'never arrived')
    for (const what of ['A', 'B', 'C']) await press(page, what)
    vi.advanceTimersByTime(hour)
    for (const { intent, content } of page.get(money.open))
      await (content.what === 'B' ? page.set(money.settle, intent) : page.set(money.findOut, intent))
    expect([open(page), found()]).toEqual([[], expect.arrayContaining(['A', 'B'])])
    expect(found()).toHaveLength(2)
    await press(page, 'A')
    expect(found()).toEqual(['B'])
  })

  it('is done where the browser gives no locks', async () => {
    const world = createWorld({ areLocksBlocked: true })
    const page = world.page()
    world.next('answer lost')
    expect(await press(page, 'A')).toMatchObject({ state: 'open' })
    expect(await press(page, 'A')).toMatchObject({ state: 'done', again: true })
    expect([deeds(world), open(page)]).toEqual([['A'], []])
  })

  it('is open where the page fails itself, and keeps no press waiting', async () => {
    const world = createWorld()
    const page = world.page()
    vi.stubGlobal('crypto', undefined)
    expect(await press(page, 'A')).toMatchObject({ state: 'open' })
  })

  it('of another tab is seen by a page that is open', async () => {
    const world = createWorld()
    const [page, other] = [world.page(), world.page()]
    const leave = page.sub(money.open, () => undefined)
    expect(open(page)).toEqual([])
    world.next('never arrived')
    await press(other, 'A')
    world.tellTabs()
    expect(open(page)).toEqual(['A'])
    leave()
    await press(other, 'A')
    page.sub(money.open, () => undefined)
    expect(open(page)).toEqual([])
  })

  it('is one for presses in the same task, and for tabs that press at once', async () => {
    const world = createWorld()
    const [one, other] = [world.page(), world.page()]
    const sent = await Promise.all([press(one, 'A'), press(one, 'A'), press(one, 'A'), press(other, 'A')])
    expect(sent.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(deeds(world)).toEqual(['A'])
    expect(world.sent).toHaveLength(1)
    await press(one, 'A')
    expect(deeds(world)).toEqual(['A', 'A'])
  })

  it.each<Fate>(['refused', 'session over'])(
    'that may have been done stays open when it is %s after that',
    async (fate) => {
      const world = createWorld({ tells: false })
      const page = world.page()
      world.next('answer lost', fate)
      await press(page, 'A')
      expect(await press(page, 'A')).toMatchObject({ state: 'open' })
      expect(await press(page, 'A')).toMatchObject({ state: 'done', again: true })
      expect(deeds(world)).toEqual(['A'])
    },
  )

  it('that was done is found, not sent again: its resend could be refused for what it changed itself', async () => {
    const world = createWorld()
    world.next('answer lost', 'refused')
    await press(world.page(), 'A')
    expect(await press(world.page(), 'A')).toMatchObject({
      state: 'done',
      again: true,
      reference: `R${world.sent[0]?.id}`,
    })
    expect(world.sent).toHaveLength(1)
    expect(open(world.page())).toEqual([])
  })

  it.each([true, false])(
    'that two tabs send at once, refused to both, is open in neither (the platform tells of requests: %s)',
    async (tells) => {
      const world = createWorld({ tells })
      const [one, other] = [world.page(), world.page()]
      world.next('refused', 'refused')
      expect(await Promise.all([press(one, 'A'), press(other, 'A')])).toMatchObject([
        { state: 'refused' },
        { state: 'refused' },
      ])
      expect(world.sent).toHaveLength(2)
      expect(open(world.page())).toEqual([])
    },
  )

  it('is written before it is sent, without what goes beside it, and is its account’s alone', async () => {
    const world = createWorld()
    world.next('dies after')
    void press(world.page(), 'A')
    await vi.waitFor(() => expect(world.sent).toHaveLength(1))
    const written = world.local.getItem('marquee.moneyIntents') ?? ''
    expect(JSON.parse(written)).toMatchObject([
      { id: world.sent[0]?.id, account: 'member01', merchant: 'aurora', content: { what: 'A' } },
    ])
    world.session.setItem('account', 'vip01')
    const others = world.page()
    expect(open(others)).toEqual([])
    expect(await press(others, 'A')).toMatchObject({ state: 'done', again: false })
  })

  it('is another one after a day, is told of for a month, and never goes out again by its age', async () => {
    const world = createWorld()
    world.next('never arrived')
    await press(world.page(), 'A')
    vi.advanceTimersByTime(25 * hour)
    const page = world.page()
    expect(page.get(money.open)).toMatchObject([{ isFresh: false }])
    expect(await press(page, 'A')).toMatchObject({ state: 'done', again: false })
    expect(open(page)).toEqual(['A'])
    vi.advanceTimersByTime(30 * 24 * hour)
    expect(open(world.page())).toEqual([])
  })

  it('is not begun where too many are open', async () => {
    const world = createWorld()
    const page = world.page()
    world.next(...Array.from({ length: mostOpen }, (): Fate => 'never arrived'))
    for (let count = 0; count < mostOpen; count++) await press(page, `${count}`)
    expect(await press(page, 'one more')).toEqual({ state: 'full' })
    expect(world.sent).toHaveLength(mostOpen)
    expect(await press(page, '3')).toMatchObject({ state: 'done' })
    expect(await press(page, 'one more')).toMatchObject({ state: 'done' })
  })

  it.each([
    '',
    '{',
    '{}',
    '[1]',
    '[{"id":"x"}]',
    `[{"merchant":"aurora","account":"member01","call":"doIt","same":"[\\"A\\"]","id":"../x","at":1,"wasSent":true,"sentAt":1}]`,
  ])('that is not one is dropped: %s', async (written) => {
    const world = createWorld()
    world.local.setItem('marquee.moneyIntents', written)
    const page = world.page()
    expect(open(page)).toEqual([])
    expect(await press(page, 'A')).toMatchObject({ state: 'done' })
  })
})

describe('finding out', () => {
  it('in a page that has not heard of a later sending forgets nothing', async () => {
    const world = createWorld()
    const [page, other] = [world.page(), world.page()]
    world.next('never arrived')
    await press(page, 'A')
    const [old] = page.get(money.open)
    vi.advanceTimersByTime(2 * 60_000)
    world.next('never arrived')
    await press(other, 'A')
    expect(old && (await page.set(money.findOut, old.intent))).toEqual({ state: 'unknown' })
    expect(open(world.page())).toEqual(['A'])
  })

  it('about another account’s asks nothing and forgets nothing', async () => {
    const world = createWorld()
    world.next('never arrived')
    const page = world.page()
    await press(page, 'A')
    vi.advanceTimersByTime(2 * 60_000)
    const [found] = page.get(money.open)
    world.session.setItem('account', 'vip01')
    await expect(found && world.page().set(money.findOut, found.intent)).rejects.toMatchObject({
      failure: { type: 'no-token' },
    })
    expect(open(page)).toEqual(['A'])
  })

  it.each<[Fate, number, string, readonly string[]]>([
    ['answer lost', 0, 'done', []],
    ['answer lost', 25 * hour, 'done', []],
    // it may still be on its way
    ['never arrived', 0, 'unknown', ['A']],
    ['never arrived', 2 * 60_000, 'absent', []],
  ])('of a call that was %s, after %i ms: %s', async (fate, later, state, stays) => {
    const world = createWorld()
    const page = world.page()
    world.next(fate)
    await press(page, 'A')
    vi.advanceTimersByTime(later)
    const [found] = page.get(money.open)
    expect(found && (await page.set(money.findOut, found.intent))).toMatchObject({ state })
    expect(open(page)).toEqual(stays)
    expect(world.sent).toHaveLength(1)
  })
})
