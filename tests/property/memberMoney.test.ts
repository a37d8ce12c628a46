import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestSandbox, member } from '../../src/server/sandbox/testing/testSandbox'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'

/** A merchant with a wallet for each vendor, so that money goes every way that it can. */
const merchant = 'jade'
const names = ['member01', 'agent02'] as const

const amount = fc.integer({ min: 100_00, max: 400_00 })
const which = fc.nat(5)
const step = fc.oneof(
  fc.record({ act: fc.constant('deposit' as const), amount, fails: fc.boolean() }),
  fc.record({ act: fc.constant('withdraw' as const), amount, fails: fc.boolean() }),
  fc.record({ act: fc.constant('move' as const), amount, home: fc.boolean() }),
  fc.record({ act: fc.constant('upline' as const), amount }),
  fc.record({ act: fc.constant('confirm' as const), which, outcome: fc.constantFrom('RECEIVED', 'PART', 'FORCED') }),
  fc.record({ act: fc.constant('cancel' as const), which }),
  fc.record({ act: fc.constant('again' as const), which }),
  fc.record({ act: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 70, 600) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** One history in which each of them goes through. */
const everything: Step[] = [
  { act: 'upline', amount: 150_00 },
  { act: 'withdraw', amount: 200_00, fails: false },
  { act: 'move', amount: 100_00, home: false },
  { act: 'wait', seconds: 70 },
  { act: 'confirm', which: 0, outcome: 'PART' },
  { act: 'deposit', amount: 300_00, fails: false },
  { act: 'cancel', which: 0 },
  { act: 'again', which: 1 },
]

const decimal = (minor: number) => (minor / 100).toFixed(2)
const minor = (value: unknown, name: string) => Math.round(Number(member(value, name)) * 100)
const listOf = (value: unknown, name: string): readonly unknown[] => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return Array.isArray(found) ? found : []
}

let numbers = 0
const newId = () => `history${String((numbers += 1)).padStart(16, '0')}`

interface Post {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly encrypt: boolean
}

const main = 1

it('over any history of deposits, withdrawals and transfers every wallet is what its movements add up to', async () => {
  const succeeded = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
      const sandbox = createTestSandbox()
      const tokens = new Map<string, string>()
      // sessions end while nothing is asked for
      for (const name of names) tokens.set(name, member((await sandbox.login(name, merchant)).value, 'token'))
      const read = (name: string, path: string, query: Record<string, string> = {}) =>
        sandbox.call('GET', path, { merchant, token: tokens.get(name) ?? '', query })
      const wallets = async (name: string) => {
        const list = listOf((await read(name, '/wps/v2/wallets/balance')).value, 'balance')
        return new Map(
          list.map((row) => [Number(Reflect.get(Object(row), 'accountTypeId')), minor(row, 'availBalance')]),
        )
      }
      const sent: Post[] = []
      const deposits: string[] = []
      const withdrawals: string[] = []
      const send = async (post: Post) => {
        const token = tokens.get('member01') ?? ''
        const answer = await sandbox.call('POST', post.path, {
          merchant,
          token,
          encrypt: post.encrypt,
          body: post.body,
        })
        if (answer.success) succeeded.add(post.path)
        return answer
      }
      const post = (path: string, body: Post['body'], encrypt = false) => {
        const one = { path: `/wps/relay/${path}`, body, encrypt }
        sent.push(one)
        return send(one)
      }
      const accounts = (await read('member01', '/wps/relay/MCSFE_getPayoutAccounts')).value
      const accountId = member(Array.isArray(accounts) ? accounts[0] : undefined, 'id')
      const secret = { paymentPassword: demoPaymentPassword }
      const vendor = [...(await wallets('member01')).keys()].find((id) => id !== main) ?? main

      const act = async (one: Step): Promise<void> => {
        switch (one.act) {
          case 'deposit': {
            // amounts that end in .13 are turned down
            const body = { methodId: 'bank', amount: decimal(one.amount - (one.amount % 100) + (one.fails ? 13 : 0)) }
            const { success, value } = await post('MCSFE_requestDeposit', { ...body, requestId: newId() })
            if (success) deposits.push(member(value, 'reference'))
            return
          }
          case 'withdraw': {
            const body = { accountId, amount: decimal(one.amount - (one.amount % 100) + (one.fails ? 13 : 0)) }
            const asked = { ...body, ...secret, requestId: newId() }
            const { success, value } = await post('passwordCheck/MCSFE_requestWithdrawal', asked, true)
            if (success) withdrawals.push(member(value, 'reference'))
            return
          }
          case 'move': {
            const [fromAccountType, toAccountType] = one.home ? [vendor, main] : [main, vendor]
            const body = { fromAccountType, toAccountType, amount: decimal(one.amount) }
            await post('GCS_walletTransfer', { ...body, transactionNo: newId() })
            return
          }
          case 'upline':
            await post(
              'passwordCheck/MCSFE_transferToUpline',
              { amount: decimal(one.amount), ...secret, requestId: newId() },
              true,
            )
            return
          case 'confirm': {
            const reference = withdrawals[one.which % Math.max(1, withdrawals.length)]
            const { outcome } = one
            if (reference !== undefined)
              await post('MCSFE_confirmPayment', {
                reference,
                outcome,
                ...(outcome === 'PART' && { received: '10.00' }),
              })
            return
          }
          case 'cancel': {
            const reference = deposits[one.which % Math.max(1, deposits.length)]
            if (reference !== undefined) await post('MCSFE_cancelDepositRequest', { reference })
            return
          }
          case 'again': {
            const known = sent[one.which % Math.max(1, sent.length)]
            if (known) await send(known)
            return
          }
          case 'wait':
            sandbox.clock.now += one.seconds * 1_000
        }
      }

      for (const one of steps) {
        await act(one)
        for (const name of names) {
          const held = await wallets(name)
          const { value } = await read(name, '/wps/relay/ODSFE2_MemFundTransDet', {
            startTime: String(sandbox.clock.now - 91 * 24 * 3_600_000),
            pageSize: '1',
          })
          const totals: unknown = Reflect.get(Object(value), 'totals')
          expect({ one, name, net: minor(totals, 'net') }).toEqual({ one, name, net: held.get(main) })
          for (const left of held.values()) expect(left).toBeGreaterThanOrEqual(0)
        }
      }
      sandbox.close()
    }),
    { numRuns: 40, examples: [[everything]] },
  )
  // histories of refusals would prove nothing
  expect(succeeded.size).toBe(6)
})
