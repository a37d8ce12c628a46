import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moneyAtoms } from './moneyAtoms'
import type { Sent } from './sendOnce'
import { createWorld, exampleMoney, type Fate, fates } from './testing/world'

const money = moneyAtoms(exampleMoney)
const day = 24 * 3_600_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Step =
  | { readonly type: 'press'; readonly what: string; readonly tabs: readonly number[]; readonly fates: readonly Fate[] }
  | { readonly type: 'reload'; readonly tab: number }
  | { readonly type: 'find out'; readonly tab: number }
  | { readonly type: 'wait'; readonly time: number }

const tab = fc.constantFrom(0, 1)
const what = fc.constantFrom('A', 'B')
const fate = fc.constantFrom(...fates)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('press' as const),
      what,
      tabs: tab.map((one) => [one]),
      fates: fc.tuple(fate),
    }),
  },
  // three presses in one task, and two tabs at once
  fc.record({
    type: fc.constant('press' as const),
    what,
    tabs: fc.constantFrom([0, 0, 0], [0, 1], [1, 1, 0]),
    fates: fc.tuple(fate, fate),
  }),
  fc.record({ type: fc.constant('reload' as const), tab }),
  fc.record({ type: fc.constant('find out' as const), tab }),
  fc.record({ type: fc.constant('wait' as const), time: fc.constantFrom(1_000, 2 * 60_000, 2 * day) }),
)

type World = ReturnType<typeof createWorld>
type Page = ReturnType<World['page']>

/** What the player did and was told, beside what the platform did. */
function player(world: World) {
  const pages: [Page, Page] = [world.page(), world.page()]
  const confirmed: Record<string, number> = { A: 0, B: 0 }
  /** References that a page was answered, for it to show. */
  const told = new Set<string>()
  /** Since when the last wish for it waits for an answer. */
  const waiting = new Map<string, number>()
  const page = (at: number) => pages[at === 0 ? 0 : 1]
  const reload = (at: number) => {
    pages[at === 0 ? 0 : 1] = world.page()
  }

  const hear = (wanted: string, outcomes: readonly (Sent<unknown> | undefined)[]) => {
    for (const outcome of outcomes) if (outcome?.state === 'done') told.add(outcome.reference)
    const isOpen = world
      .page()
      .get(money.open)
      .some(({ content, isFresh }) => content.what === wanted && isFresh)
    if (!isOpen) waiting.delete(wanted)
  }

  const press = async ({ what: wanted, tabs, fates: coming }: Extract<Step, { type: 'press' }>) => {
    const since = waiting.get(wanted)
    if (since === undefined || Date.now() - since >= day) {
      confirmed[wanted] = (confirmed[wanted] ?? 0) + 1
      waiting.set(wanted, Date.now())
    }
    world.next(...coming)
    const before = world.sent.length
    const outcomes: (Sent<unknown> | undefined)[] = []
    const presses = tabs.map(async (at, place) => {
      outcomes[place] = await page(at).set(money.send, { what: wanted }, {})
    })
    // one tab sends after the other, and the browser is closed while a call waits
    const dying = coming.slice(0, new Set(tabs).size).findIndex((one) => one.startsWith('dies'))
    if (dying === -1) await Promise.all(presses)
    else {
      if (dying > 0) await Promise.all(presses.filter((_press, place) => tabs[place] === tabs[0]))
      // one that the platform's books have already is not sent
      let settled = false
      void Promise.all(presses).then(() => (settled = true))
      while (!settled && world.sent.length <= before + dying) await new Promise((resolve) => setTimeout(resolve))
      for (const at of [0, 1]) reload(at)
    }
    hear(wanted, outcomes)
  }
  const findOut = async (at: number) => {
    for (const { intent, content } of page(at).get(money.open)) {
      const found = await page(at).set(money.findOut, intent)
      if (found.state === 'done') told.add(found.reference)
      hear(content.what, [])
    }
  }
  const doStep = async (next: Step): Promise<void> => {
    if (next.type === 'press') await press(next)
    else if (next.type === 'find out') await findOut(next.tab)
    else if (next.type === 'reload') reload(next.tab)
    else vi.advanceTimersByTime(next.time)
  }
  return { confirmed, told, doStep }
}

it('whatever becomes of calls, pages and tabs: one deed at most for each intent, and none that was neither answered to a page nor stays open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.boolean(), async (steps, tells) => {
      vi.setSystemTime(Date.UTC(2030, 0, 15))
      const world = createWorld({ tells })
      const { confirmed, told, doStep } = player(world)
      for (const next of steps) {
        await doStep(next)
        for (const wanted of ['A', 'B']) {
          const ids = new Set(world.sent.filter(({ what: sent }) => sent === wanted).map(({ id }) => id))
          expect(ids.size).toBeLessThanOrEqual(confirmed[wanted] ?? 0)
        }
        const shown = new Set(
          world
            .page()
            .get(money.open)
            .map(({ intent }) => `R${intent.id}`),
        )
        for (const id of world.books.keys()) expect(told.has(`R${id}`) || shown.has(`R${id}`)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)
