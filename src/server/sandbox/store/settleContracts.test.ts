import fc from 'fast-check'
import type { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { orZero, query } from '../db/query'
import { minute } from '../durations'
import { afterContracts, closeAccount, openContracts } from './closings'
import { oldestDebt } from './contractPayments'
import { contractsLeft, eventsOf, insertProposal } from './contracts'
import { latePlays, playsBetween } from './settleContracts'
import { createLine, start, zone } from './testing/contractLine'
import { addTurnover, requireTurnover } from './turnover'
import { balanceOf, mainWallet, setBalance } from './wallets'

it('what the upline cannot pay is owed, and paid once it can', () => {
  const line = createLine(10)
  line.play(line.holder, 100_00, 0, start)
  line.settle(line.holder, start + 5 * minute)
  expect(line.payments()).toMatchObject([{ amount: 25, state: 'OWED', paidAt: null }])
  expect(line.balances()).toEqual([10, 0])
  setBalance(line.database, line.upline, mainWallet, 30)
  line.settle(line.upline, start + 6 * minute)
  expect(line.payments()).toMatchObject([{ amount: 25, state: 'PAID', paidAt: start + 6 * minute }])
  expect(line.balances()).toEqual([5, 25])
  line.settle(line.upline, start + 7 * minute)
  expect(line.balances()).toEqual([5, 25])
})

it.each([
  ['leaves the line', { upline: null }],
  ['is disabled', { disabled: 1 as const }],
])('a contract ends where the subordinate %s, and pays for what was before', (_, change) => {
  const line = createLine(1_000_00)
  line.play(line.holder, 100_00, 0, start)
  line.database.run(query.updateTable('account').set(change).where('id', '=', line.holder))
  line.settle(line.upline, start + 5 * minute)
  expect(line.contract()).toMatchObject({ state: 'ENDED', endsAt: start + 5 * minute })
  line.play(line.holder, 100_00, 0, start + 6 * minute)
  line.settle(line.upline, start + 60 * minute)
  expect(line.payments()).toMatchObject([{ amount: 25 }])
  expect(line.contract()).toMatchObject({ nextAt: null })
})

it('what turnover keeps in the wallet is owed, and paid after it', () => {
  const line = createLine(1_000_00)
  const bonus = { accountId: line.upline, source: 'BONUS', reference: 'B', required: 10_00 } as const
  requireTurnover(line.database, bonus, start)
  line.play(line.holder, 100_00, 0, start + minute)
  line.settle(line.holder, start + 10 * minute)
  expect(line.balances()).toEqual([1_000_00, 0])
  addTurnover(line.database, line.upline, 10_00)
  line.settle(line.holder, start + 11 * minute)
  expect(line.balances()).toEqual([999_75, 25])
})

it('whoever leaves is paid up to then and at once, and no further', () => {
  const line = createLine(1_000_00)
  line.play(line.holder, 100_00, 0, start + minute)
  line.play(line.players[2] ?? 0, 100_00, 0, start + 2 * minute)
  const now = start + 2 * minute
  const leaving = { accountId: line.holder, zone, now }
  expect(afterContracts(line.database, leaving, line.balances)).toEqual([999_75, 25])
  // nothing of it is kept
  expect(line.balances()).toEqual([1_000_00, 0])
  expect(line.contract()).toMatchObject({ state: 'IN_FORCE', endsAt: null })
  closeAccount(line.database, line.holder, zone, now)
  expect(line.balances()).toEqual([999_75, 25])
  expect(line.contract()).toMatchObject({ state: 'ENDED', endsAt: now, nextAt: null })
  expect(line.payments()).toMatchObject([{ amount: 25, state: 'PAID', dueAt: now, periodTo: now }])
  line.settle(line.upline, start + 60 * minute)
  expect(line.balances()).toEqual([999_75, 25])
})

it('whoever leaves is paid by contracts that have ended, too, where their last stretch is not over', () => {
  const line = createLine(1_000_00)
  line.play(line.holder, 100_00, 0, start)
  line.end(line.contract()?.id ?? 0, start + minute)
  closeAccount(line.database, line.holder, zone, start + 2 * minute)
  expect(line.balances()).toEqual([999_75, 25])
  expect(line.contract()).toMatchObject({ state: 'ENDED', endsAt: start + minute, nextAt: null })
})

it('what is proposed to or by whoever leaves is withdrawn, and only that', () => {
  const line = createLine(1_000_00)
  const offer = (uplineId: number, accountId: number) =>
    insertProposal(
      line.database,
      { kind: 'DAILY_SALARY', uplineId, accountId, cycle: 'D', terms: [{ dailyVolume: 0, rate: 10 }] },
      start,
    )
  const below = line.hold('below', start)
  const offers = [offer(line.upline, line.holder), offer(line.holder, line.players[2] ?? 0), offer(line.upline, below)]
  const now = start + minute
  expect(contractsLeft(line.database, line.holder)).toEqual({ ending: 1, open: 2 })
  const ended = closeAccount(line.database, line.holder, zone, now)
  expect(ended.map(({ state }) => state)).toEqual(['ENDED', 'WITHDRAWN', 'WITHDRAWN'])
  expect(offers.map((id) => line.contract(id)?.state)).toEqual(['WITHDRAWN', 'WITHDRAWN', 'PROPOSED'])
  expect(line.contract(offers[0])).toMatchObject({ decidedAt: now, version: 2, endsAt: null, nextAt: null })
  expect(eventsOf(line.database, offers[0] ?? 0)).toMatchObject([
    { action: 'PROPOSE', side: 'UPLINE' },
    { action: 'LEAVE', side: 'PLATFORM', at: now },
  ])
  expect(contractsLeft(line.database, line.holder)).toEqual({ ending: 0, open: 0 })
})

it('the last payment of a contract says that nothing is left over for another', () => {
  const line = createLine(1_000_00)
  line.play(line.holder, 1_01, 0, start)
  line.play(line.holder, 9_01, 0, start + 6 * minute)
  line.settle(line.holder, start + 5 * minute)
  line.settle(line.holder, start + 10 * minute)
  const told = () => line.payments().map(({ detail, isLast }) => [detail.carriedOut, isLast])
  // 0.2525 and 2.2525 cents
  expect(told()).toEqual([[5050, false]])
  line.play(line.holder, 9_01, 0, start + 11 * minute)
  line.end(line.contract()?.id ?? 0, start + 12 * minute)
  expect(told()).toEqual([[5050, false]])
  line.settle(line.holder, start + 20 * minute)
  expect(told()).toEqual([
    [7575, true],
    [5050, false],
  ])
})

it('what cannot be paid to whoever leaves keeps the account open', () => {
  const line = createLine(10)
  line.play(line.holder, 100_00, 0, start)
  const leaving = { accountId: line.holder, zone, now: start + minute }
  expect(afterContracts(line.database, leaving, () => openContracts(line.database, line.holder))).toBe(1)
  expect(openContracts(line.database, line.holder)).toBe(0)
})

describe('with two who are paid', () => {
  /** The second one plays in the first stretch, the first one in the first and the second. */
  function createOwed() {
    const line = createLine(0)
    const second = line.hold('second', start)
    line.play(second, 100_00, 0, start)
    line.play(line.holder, 40_00, 0, start + 30_000)
    line.play(line.holder, 40_00, 0, start + 5 * minute)
    const paid = () =>
      [second, line.holder].map((account) => balanceOf(line.database, account, mainWallet)) as [number, number]
    return { ...line, second, paid }
  }

  it('what is owed is paid oldest first, whoever it is owed to', () => {
    const { second, settle, paid, ...line } = createOwed()
    settle(second, start + 5 * minute)
    settle(line.holder, start + 5 * minute)
    // enough for what is new to the one, and not for what is older to the other
    setBalance(line.database, line.upline, mainWallet, 20)
    settle(line.holder, start + 10 * minute)
    expect(paid()).toEqual([0, 0])
    setBalance(line.database, line.upline, mainWallet, 34)
    settle(line.holder, start + 11 * minute)
    expect(paid()).toEqual([25, 0])
    setBalance(line.database, line.upline, mainWallet, 20)
    settle(second, start + 11 * minute)
    expect(paid()).toEqual([25, 20])
  })

  it('what a payer catches up with goes by when it was due, not contract by contract', () => {
    const { settle, paid, ...line } = createOwed()
    setBalance(line.database, line.upline, mainWallet, 35)
    settle(line.upline, start + 10 * minute)
    // 25 and 10 of the first stretch; the 10 of the second are owed
    expect(paid()).toEqual([25, 10])
    expect(line.payments()).toMatchObject([
      { state: 'OWED', dueAt: Date.UTC(2030, 0, 15, 12, 10) },
      { state: 'PAID', dueAt: Date.UTC(2030, 0, 15, 12, 5) },
    ])
  })
})

it('a payment that is there already is no second one: nothing of the settlement is kept', () => {
  const line = createLine(1_000_00)
  line.play(line.holder, 100_00, 0, start)
  const before = line.contract()
  line.settle(line.holder, start + 5 * minute)
  expect(line.balances()).toEqual([999_75, 25])
  line.database.run(
    query
      .updateTable('contract')
      .set({ settledTo: before?.settledTo ?? null, nextAt: before?.nextAt ?? null })
      .where('accountId', '=', line.holder),
  )
  expect(() => line.settle(line.holder, start + 6 * minute)).toThrow(/UNIQUE/)
  expect(line.balances()).toEqual([999_75, 25])
  expect(line.contract()).toMatchObject({ settledTo: before?.settledTo })
})

it('over any team, bets and clock, the wallets hold the plain sum and no cent more or less', () => {
  const bet = fc.record({
    player: fc.integer({ min: 0, max: 5 }),
    stake: fc.integer({ min: 1, max: 50_00 }),
    win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90_00 })),
    at: fc.integer({ min: start - 20 * minute, max: start + 60 * minute }),
  })
  const look = fc.record({
    byHolder: fc.boolean(),
    at: fc.integer({ min: start - 30 * minute, max: start + 90 * minute }),
  })
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 20 }), fc.array(look, { minLength: 1, maxLength: 6 }), (bets, looks) => {
      const line = createLine(1_000_00)
      for (const { player, stake, win, at } of bets) line.play(line.players[player] ?? 0, stake, win, at)
      for (const { byHolder, at } of looks) line.settle(byHolder ? line.holder : line.upline, at)
      const latest = Math.floor(Math.max(...looks.map(({ at }) => at)) / (5 * minute)) * 5 * minute
      const earned = bets
        // neither the upline's own bets nor a stranger's
        .filter(({ player, at }) => player >= 1 && player <= 4 && at >= start && at < latest)
        .reduce((sum, { stake, win }) => sum + stake * (win > stake ? 10 : win < stake ? 25 : 0), 0)
      const cents = Math.floor(earned / 10_000)
      expect(line.balances()).toEqual([1_000_00 - cents, cents])
      const moved = line.database.one(
        query.selectFrom('movement').select(({ fn }) => orZero(fn.sum<number>('amount')).as('sum')),
      )
      expect(moved.sum).toBe(0)
      line.database.close()
    }),
    { numRuns: 40 },
  )
})

it('bets of a stretch are found by an index of their results, late ones by their number, whatever the size of the team', () => {
  const { database } = createLine(0)
  for (const [plays, search] of [
    [
      playsBetween(1, { from: 1, to: 2 }, 3),
      'SEARCH bet USING COVERING INDEX betResult (status=? AND dueAt>? AND dueAt<?)',
    ],
    [latePlays(1, { from: 1, to: 2 }, 3, 4), 'SEARCH bet USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)'],
  ] as const) {
    const compiled = plays.compile()
    const explained: CompiledQuery<{ readonly detail: string }> = {
      ...compiled,
      query: compiled.query,
      sql: `explain query plan ${compiled.sql}`,
    }
    const plan = database.all<{ readonly detail: string }>({ compile: () => explained }).map(({ detail }) => detail)
    expect(plan[0]).toContain(search)
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
  }
})

it('the oldest that somebody owes is one look into an index', () => {
  const { database } = createLine(0)
  for (const payer of [null, 1]) {
    const compiled = oldestDebt(payer).compile()
    const explained: CompiledQuery<{ readonly detail: string }> = {
      ...compiled,
      query: compiled.query,
      sql: `explain query plan ${compiled.sql}`,
    }
    const plan = database.all<{ readonly detail: string }>({ compile: () => explained }).map(({ detail }) => detail)
    expect(plan).toEqual(['SEARCH contractPayment USING INDEX contractPaymentOwed (payerId=?)'])
  }
})
