import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../db/database'
import { schema } from '../db/schema'
import { insertAccount } from './accounts'
import { addDeposit, cancelDeposit, decideDeposits, findDeposit, paymentWait } from './deposits'
import { turnoverLeft } from './turnover'
import { balanceOf, mainWallet } from './wallets'

let database: ReturnType<typeof openDatabase>
beforeEach(() => {
  database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
})
afterEach(() => database.close())

type Step =
  | { readonly type: 'ask'; readonly amount: number; readonly bonus: number }
  | { readonly type: 'cancel'; readonly which: number }
  | { readonly type: 'wait'; readonly time: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('ask' as const),
    amount: fc
      .integer({ min: 1, max: 500 })
      .chain((whole) => fc.constantFrom(0, 13, 17).map((cents) => whole * 100 + cents)),
    bonus: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ type: fc.constant('cancel' as const), which: fc.nat(5) }),
  fc.record({ type: fc.constant('wait' as const), time: fc.constantFrom(1_000, 4_000, paymentWait) }),
)

it('ends each deposit once, and the wallet holds what was credited with its bonus', () => {
  let run = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      run += 1
      const named = { username: `u${run}`, referralCode: `R${run}` }
      const accountId = insertAccount(database, { merchant: 'm', passwordHash: '', registeredAt: 0, ...named })
      let now = 1
      const ends = new Map<string, string>()
      const asked: string[] = []
      for (const [place, one] of steps.entries()) {
        if (one.type === 'ask') {
          const promotion = { id: 'daily-reload', bonus: one.bonus, turnover: one.bonus * 3 }
          const wanted = { accountId, requestId: `${run}-${place}`, method: 'bank', amount: one.amount, promotion }
          asked.push(addDeposit(database, wanted, now).reference)
        } else if (one.type === 'cancel') {
          const reference = asked[one.which]
          const before = reference && findDeposit(database, accountId, reference)?.status
          const done = reference !== undefined && cancelDeposit(database, accountId, reference)
          expect(done).toBe(before === 'PENDING')
        } else {
          now += one.time
          decideDeposits(database, accountId, 'USD', now)
          decideDeposits(database, accountId, 'USD', now)
        }
        for (const reference of asked) {
          const status = findDeposit(database, accountId, reference)?.status ?? ''
          const known = ends.get(reference)
          if (known !== undefined) expect(status).toBe(known)
          if (status !== 'PENDING') ends.set(reference, status)
        }
      }
      const credited = asked.flatMap((reference) => {
        const deposit = findDeposit(database, accountId, reference)
        return deposit?.status === 'CREDITED' ? [deposit] : []
      })
      const sum = credited.reduce((total, { amount, bonus }) => total + amount + bonus, 0)
      const due = credited.reduce((total, { amount, bonusTurnover }) => total + amount + bonusTurnover, 0)
      expect(balanceOf(database, accountId, mainWallet)).toBe(sum)
      expect(turnoverLeft(database, accountId)).toBe(due)
    }),
    { numRuns: 60 },
  )
})
