import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SaferPlay } from '../../../contract/safer-play'
import { day, hour } from '../durations'
import { createTestSandbox, member } from '../testing/testSandbox'

const isState = (value: unknown): value is SaferPlay => typeof value === 'object' && value !== null && 'limits' in value

const step = fc.oneof(
  fc.record({ type: fc.constant('deposit' as const), amount: fc.integer({ min: 20, max: 200 }), fails: fc.boolean() }),
  fc.record({
    type: fc.constant('set' as const),
    most: fc.option(fc.integer({ min: 50, max: 400 }), { nil: undefined }),
    stale: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('confirm' as const, 'cancel' as const) }),
  fc.record({ type: fc.constant('wait' as const), hours: fc.constantFrom(1, 6, 23, 24, 30) }),
)

const limit = { kind: 'DEPOSIT', period: 'DAY' } as const

it(
  'in no history does a deposit pass a limit, or a looser one count before a day and a second yes',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const sandbox = createTestSandbox({ gameCount: 100 })
        try {
          let count = 0
          let token = await sandbox.tokenOf('newbie01')
          const post = (name: string, body: object) =>
            sandbox.call('POST', `/wps/relay/${name}`, {
              token,
              body: { ...body, requestId: `request-${String((count += 1))}` },
            })
          const state = async () => {
            const { value } = await sandbox.call('GET', '/wps/relay/MCSFE_getSaferPlay', { token })
            if (!isState(value)) throw new Error('no state')
            return value
          }
          const taken: { readonly at: number; readonly amount: number; readonly fails: boolean }[] = []
          let wishes: { readonly most: number | undefined; readonly at: number }[] = []
          let known: number | undefined
          for (const one of steps) {
            const before = await state()
            const now = sandbox.clock.now
            if (one.type === 'wait') {
              sandbox.clock.now += one.hours * hour
              token = member((await sandbox.login('newbie01')).value, 'token')
            } else if (one.type === 'deposit') {
              const amount = one.fails ? `${one.amount}.13` : `${one.amount}.00`
              const answer = await post('MCSFE_requestDeposit', { methodId: 'bank', amount })
              const within = taken.filter(({ at, fails }) => at > now - day && !fails)
              const sum = within.reduce((total, each) => total + each.amount, 0)
              if (answer.success) {
                if (known !== undefined) expect(sum + Number(amount)).toBeLessThanOrEqual(known)
                taken.push({ at: now, amount: Number(amount), fails: one.fails })
                // decided before anything else is asked
                sandbox.clock.now += 5_000
              } else expect(answer.message).toBe('limit.deposit')
            } else {
              const action = { set: 'SET', confirm: 'CONFIRM', cancel: 'CANCEL' }[one.type]
              const isStale = one.type === 'set' && one.stale && before.version > 0
              const most = one.type === 'set' && one.most !== undefined ? { most: String(one.most) } : {}
              const version = before.version - (isStale ? 1 : 0)
              const answer = await post('MCSFE_changePlayLimit', { version, action, ...limit, ...most })
              if (isStale) {
                expect(answer).toMatchObject({ message: 'limit.changed', value: before })
                continue
              }
              const next = (await state()).limits[0]?.most
              const value = next === undefined ? undefined : Number(next)
              const isLooser = known !== undefined && (value === undefined || value > known)
              if (isLooser) {
                expect(one.type).toBe('confirm')
                expect(wishes.some((each) => each.most === value && now - each.at >= day)).toBe(true)
              }
              if (one.type === 'set') wishes.push({ most: one.most, at: now })
              if (one.type === 'cancel' && answer.success) wishes = []
              known = value
            }
          }
        } finally {
          sandbox.close()
        }
      }),
      { numRuns: 25 },
    )
  },
)
