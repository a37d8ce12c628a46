import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day } from '../durations'
import { demoPaymentPassword } from '../seed/demoAccounts'
import { confirmMinutes, nextStates, reviewedAfter, type WithdrawalStatus } from '../store/withdrawals'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
let card: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('member01')
  card = idOf((await read('MCSFE_getPayoutAccounts')).value)
})
afterEach(() => sandbox.close())

const idOf = (value: unknown) => member(Array.isArray(value) ? value[0] : value, 'id')
const read = (name: string, query: Record<string, string> = {}) =>
  sandbox.call('GET', `/wps/relay/${name}`, { token, query })
const checked = (name: string, body: object, by = token) =>
  sandbox.call('POST', `/wps/relay/passwordCheck/${name}`, {
    token: by,
    encrypt: true,
    body: { paymentPassword: demoPaymentPassword, ...body },
  })
const ask = (amount: string, requestId = 'request-1', more: object = {}) =>
  checked('MCSFE_requestWithdrawal', { accountId: card, amount, requestId, ...more })
const confirm = (reference: string, body: object) =>
  sandbox.call('POST', '/wps/relay/MCSFE_confirmPayment', { token, body: { reference, ...body } })
const status = async (reference: string) => (await read('MCSFE_getWithdrawalRequest', { reference })).value
const balance = async () =>
  Number(member((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value, 'sumBalance'))
const after = (milliseconds: number) => {
  sandbox.clock.now += milliseconds
}
/** Sessions end before this is over. */
const afterLong = async (milliseconds: number) => {
  after(milliseconds)
  token = member((await sandbox.login('member01')).value, 'token')
}
const paid = async (amount = '100.00', requestId = 'request-1') => {
  const reference = member((await ask(amount, requestId)).value, 'reference')
  after(8_000)
  return reference
}
async function proof(by = token) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()
  const response = await sandbox.request('POST', '/wps/relay/MCSFE_uploadImage', {
    headers: { Merchant: 'aurora', Authorization: by, ModId: 'COMM3' },
    body: new Uint8Array(png),
  })
  const { value } = (await response.json()) as { value: unknown }
  return member(value, 'fileId')
}

it('keeps no hidden characters in the label and the branch of a card', async () => {
  const asked = { kind: 'BANK', bankId: 'harbour', number: '4242424242424242' }
  const added = await checked('MCSFE_addPayoutAccount', { ...asked, label: '\u202eSa\u0000vings', branch: '\u200b' })
  expect(added.value).toMatchObject({ label: 'Savings' })
  expect(added.value).not.toHaveProperty('branch')
})

describe('a withdrawal', () => {
  it('holds the money while it waits, and is approved and paid', async () => {
    const before = await balance()
    const asked = await ask('100.00')
    expect(asked.value).toMatchObject({ status: 'PENDING', amount: '100.00', fee: '0.00', accountNumber: '**** 1111' })
    const reference = member(asked.value, 'reference')
    expect(await balance()).toBe(before - 100)
    after(4_000)
    expect(await status(reference)).toMatchObject({ status: 'APPROVED' })
    after(4_000)
    expect(await status(reference)).toMatchObject({
      status: 'PAID',
      confirmBy: sandbox.clock.now + confirmMinutes * 60_000,
    })
    expect(await balance()).toBe(before - 100)
    expect((await read('MCSFE_getPaymentConfirmationList')).value).toMatchObject({ content: [{ reference }] })
  })

  it('gives the money back, with a reason, where it is turned down', async () => {
    const before = await balance()
    const reference = member((await ask('100.13')).value, 'reference')
    after(4_000)
    expect(await status(reference)).toMatchObject({
      status: 'REJECTED',
      reason: 'The receiving account could not be verified.',
    })
    expect(await balance()).toBe(before)
  })

  it('is one for each request id', async () => {
    const before = await balance()
    const [first, again] = [await ask('100'), await ask('100.00')]
    expect(again.value).toEqual(first.value)
    expect(await balance()).toBe(before - 100)
    expect(await ask('101')).toMatchObject({ value: { fields: { requestId: 'used' } } })
    expect((await read('MCSFE_getWithdrawalRequestList', { requestId: 'request-1' })).value).toMatchObject({
      content: [{ requestId: 'request-1' }],
    })
    expect((await read('MCSFE_getWithdrawalRequestList', { requestId: 'request-9' })).value).toMatchObject({
      content: [],
    })
  })

  it('is known again though limits and funds would not allow it any more', async () => {
    const all = (await balance()).toFixed(2)
    const first = await ask(all)
    expect(first).toMatchObject({ success: true })
    expect((await ask(all)).value).toEqual(first.value)
    expect(await ask('50', 'request-2')).toMatchObject({ message: 'withdrawal.funds', value: { left: '0.00' } })
  })

  it('costs a fee once the free ones of the day are used', async () => {
    for (const [place, fee] of ['0.00', '0.00', '1.00', '1.00'].entries())
      expect((await ask('50', `request-${place}`)).value).toMatchObject({ fee })
    expect((await read('MCSFE_getWithdrawSettings')).value).toMatchObject({ freeLeft: 0 })
    await afterLong(24 * 3_600_000)
    expect((await read('MCSFE_getWithdrawSettings')).value).toMatchObject({ freeLeft: 2 })
  })

  it('waits for the stakes that deposits ask for', async () => {
    const body = { methodId: 'bank', amount: '200', requestId: 'deposit-1' }
    await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', { token, body })
    after(5_000)
    expect(await ask('50')).toMatchObject({ message: 'withdrawal.turnover', value: { left: '200.00' } })
    expect((await read('MCSFE_getWithdrawSettings')).value).toMatchObject({
      turnover: { required: '200.00', done: '0.00', items: [{ source: 'DEPOSIT' }] },
    })
  })

  it.each(['19.99', '1e3', '-50', '50.001', '1000000', '٥٠'])('of %s is refused', async (amount) =>
    expect(await ask(amount)).toMatchObject({ message: 'field.invalid' }),
  )

  it('takes the payment password, and an account of one’s own', async () => {
    expect(await ask('50', 'request-1', { paymentPassword: '000000' })).toMatchObject({
      message: 'payment.password.incorrect',
    })
    const vip = await sandbox.tokenOf('vip01')
    const body = { accountId: card, amount: '50', requestId: 'request-1' }
    expect(await checked('MCSFE_requestWithdrawal', body, vip)).toMatchObject({
      value: { fields: { accountId: 'unknown' } },
    })
  })

  it('is nobody else’s business', async () => {
    const reference = await paid()
    token = await sandbox.tokenOf('vip01')
    expect(await status(reference)).toEqual({ fields: { reference: 'unknown' } })
    expect(await confirm(reference, { outcome: 'RECEIVED' })).toMatchObject({ message: 'field.invalid' })
  })
})

describe('of who takes a break', () => {
  const pause = (kind: 'TIMEOUT' | 'EXCLUSION', length: number) =>
    sandbox.call('POST', '/wps/relay/MCSFE_takePlayPause', {
      token,
      body: { kind, length, requestId: 'a-break-1' },
    })
  const logInToWithdraw = async () => {
    const { value } = await sandbox.login('member01', 'aurora', undefined, { withdrawOnly: true })
    token = member(value, 'token')
  }
  const post = (name: string, body: object) => sandbox.call('POST', `/wps/relay/${name}`, { token, body })
  const body = { methodId: 'bank', amount: '200', requestId: 'deposit-1' }
  const deposit = async (more: object = {}) => {
    await post('MCSFE_requestDeposit', { ...body, ...more })
    after(5_000)
    expect(await ask('50')).toMatchObject({ message: 'withdrawal.turnover' })
  }

  it('their own money leaves an exclusion though it was not staked, and nothing else is done meanwhile', async () => {
    await deposit()
    expect(await pause('EXCLUSION', 6)).toMatchObject({ success: true })
    await logInToWithdraw()
    expect(await ask((await balance()).toFixed(2))).toMatchObject({ success: true })
    const draw = { ticketId: '1', requestId: 'a-draw-of-mine' }
    const again = { ...body, requestId: 'deposit-2' }
    expect(await post('MCS2_claimRafflePromotion', draw)).toMatchObject({ message: 'account.excluded' })
    expect(await post('MCSFE_requestDeposit', again)).toMatchObject({ message: 'account.excluded' })
  })

  it('what a payout asks for can still be told in an exclusion: the real name of a card', async () => {
    token = await sandbox.tokenOf('expired01')
    expect(await pause('EXCLUSION', 6)).toMatchObject({ success: true })
    const { value } = await sandbox.login('expired01', 'aurora', undefined, { withdrawOnly: true })
    token = member(value, 'token')
    const profile = { values: { payeeName: 'Ada Hollis' } }
    expect(await sandbox.call('PUT', '/wps/member/profile', { token, encrypt: true, body: profile })).toMatchObject({
      value: { locked: ['payeeName'] },
    })
  })

  it('their own money leaves a time-out too; what was not staked is asked for again after it', async () => {
    await deposit()
    expect(await pause('TIMEOUT', 24)).toMatchObject({ success: true })
    expect((await read('MCSFE_getWithdrawSettings')).value).toMatchObject({
      turnover: { required: '0.00', items: [] },
      bonusHeld: '0.00',
    })
    const funds = await sandbox.call('GET', '/wps/member/info/funds/consolidated', { token })
    expect(funds.value).toMatchObject({ turnoverLeft: '0.00' })
    expect(await ask('50')).toMatchObject({ success: true })
    after(24 * 3_600_000)
    token = member((await sandbox.login('member01')).value, 'token')
    expect(await ask('50', 'request-2')).toMatchObject({ message: 'withdrawal.turnover' })
  })

  it('a bonus that was not staked stays, which is told beforehand', async () => {
    await deposit({ promotionId: 'daily-reload' })
    expect((await read('MCSFE_getWithdrawSettings')).value).not.toHaveProperty('bonusHeld')
    const all = await balance()
    await pause('TIMEOUT', 24)
    const bonusHeld = member((await read('MCSFE_getWithdrawSettings')).value, 'bonusHeld')
    expect(Number(bonusHeld)).toBeGreaterThan(0)
    const own = (all - Number(bonusHeld)).toFixed(2)
    expect(await ask(all.toFixed(2))).toMatchObject({ message: 'withdrawal.funds', value: { left: own } })
    expect(await ask(own)).toMatchObject({ success: true })
  })

  it('is what its movement in the record belongs to', async () => {
    const { value } = await ask('100')
    const reference = member(value, 'reference')
    const period = { startTime: String(sandbox.clock.now - 90 * day), type: 'WITHDRAWAL' }
    const movements = (await read('ODSFE2_MemFundTransDet', period)).value as {
      content: { id: string; reference: string }[]
    }
    const movement = movements.content.find((each) => each.reference === reference)
    expect((await read('ODSFE2_MemFundTransDetail', { id: movement?.id ?? '' })).value).toMatchObject({
      reference,
      requestTime: sandbox.clock.now,
    })
  })
})

describe.each(['aurora', 'jade', 'sahara'])('the past of the demo members of %s', (merchant) => {
  it.each(['member01', 'vip01'])(
    'has a withdrawal of %s in the record, in the list and in a letter',
    async (username) => {
      const by = { merchant, token: await sandbox.tokenOf(username, merchant) }
      const ask = async (name: string, query: Record<string, string> = {}) =>
        (await sandbox.call('GET', `/wps/relay/${name}`, { ...by, query })).value as { content: Row[] }
      const [past] = (await ask('MCSFE_getWithdrawalRequestList')).content
      expect(past).toMatchObject({ status: 'CONFIRMED' })
      const period = { startTime: String(sandbox.clock.now - 90 * day), type: 'WITHDRAWAL' }
      const movements = (await ask('ODSFE2_MemFundTransDet', period)).content
      expect(movements.map(({ reference, amount }) => [reference, amount])).toEqual([
        [past?.reference, `-${past?.amount}`],
      ])
      // one of the three has no inbox
      if (merchant === 'sahara') return
      const letters = (await ask('CSP_getInbox')).content
      const about = letters.filter(({ notificationType }) => notificationType?.startsWith('WITHDRAWAL') === true)
      expect(about.map(({ reference }) => reference)).toEqual([past?.reference])
    },
  )
})

interface Row {
  readonly reference?: string
  readonly amount?: string
  readonly notificationType?: string
}

describe('a payout', () => {
  it('is confirmed once', async () => {
    const reference = await paid()
    const first = await confirm(reference, { outcome: 'RECEIVED' })
    expect(first.value).toMatchObject({ status: 'CONFIRMED', confirmation: { received: '100.00', remainder: '0.00' } })
    expect((await confirm(reference, { outcome: 'RECEIVED' })).value).toEqual(first.value)
    expect(await confirm(reference, { outcome: 'PART', received: '1' })).toMatchObject({
      value: { fields: { outcome: 'late' } },
    })
  })

  it('counts as received when nobody said anything in time', async () => {
    const reference = await paid()
    await status(reference)
    await afterLong(confirmMinutes * 60_000)
    expect(await status(reference)).toMatchObject({ status: 'CONFIRMED', confirmation: { outcome: 'AUTO' } })
  })

  it('that arrived in part gives back the rest after a review', async () => {
    const before = await balance()
    const reference = await paid()
    for (const received of ['0', '100', '200', 'x', undefined])
      expect(await confirm(reference, { outcome: 'PART', received })).toMatchObject({ message: 'field.invalid' })
    const said = await confirm(reference, { outcome: 'PART', received: '60.50' })
    expect(said.value).toMatchObject({ status: 'REVIEW', confirmation: { received: '60.50', remainder: '39.50' } })
    // nothing waits for the member's word any more
    expect((await read('MCSFE_getPaymentConfirmationList')).value).toMatchObject({ content: [], total: 0 })
    after(reviewedAfter)
    expect(await status(reference)).toMatchObject({ status: 'RETURNED' })
    expect(await balance()).toBe(before - 60.5)
  })

  it('that came back in part is still one withdrawal, of what arrived', async () => {
    const net = async () => {
      const { value } = await read('ODSFE2_MemNetDeposits')
      const { withdrawals, withdrawalCount } = value as { withdrawals: string; withdrawalCount: number }
      return [Number(withdrawals), withdrawalCount] as const
    }
    const [sum, count] = await net()
    const reference = await paid()
    await confirm(reference, { outcome: 'PART', received: '60.50' })
    after(reviewedAfter)
    expect(await status(reference)).toMatchObject({ status: 'RETURNED' })
    expect(await net()).toEqual([sum + 60.5, count + 1])
    await ask('100.13', 'request-2')
    after(8_000)
    // one that was turned down is none
    expect(await net()).toEqual([sum + 60.5, count + 1])
  })

  it('that arrived in part may have a proof of one’s own', async () => {
    const reference = await paid()
    const strange = await proof(await sandbox.tokenOf('vip01'))
    expect(await confirm(reference, { outcome: 'PART', received: '60', fileId: strange })).toMatchObject({
      value: { fields: { fileId: 'unknown' } },
    })
    const fileId = await proof()
    expect((await confirm(reference, { outcome: 'PART', received: '60', fileId })).value).toMatchObject({
      status: 'REVIEW',
    })
  })

  it('that did not arrive takes a proof of one’s own', async () => {
    const before = await balance()
    const reference = await paid()
    expect(await confirm(reference, { outcome: 'NOT_RECEIVED' })).toMatchObject({
      value: { fields: { fileId: 'required' } },
    })
    const strange = await proof(await sandbox.tokenOf('vip01'))
    expect(await confirm(reference, { outcome: 'PART', received: '10.00', fileId: strange })).toMatchObject({
      value: { fields: { fileId: 'unknown' } },
    })
    expect(await confirm(reference, { outcome: 'NOT_RECEIVED', fileId: strange })).toMatchObject({
      value: { fields: { fileId: 'required' } },
    })
    const fileId = await proof()
    expect((await confirm(reference, { outcome: 'NOT_RECEIVED', fileId })).value).toMatchObject({ status: 'REVIEW' })
    after(reviewedAfter)
    await status(reference)
    expect(await balance()).toBe(before)
  })

  it('that did not arrive costs no fee', async () => {
    for (const place of [1, 2]) await ask('50', `request-free-${place}`)
    const before = await balance()
    const reference = await paid('100.00', 'request-3')
    expect(await status(reference)).toMatchObject({ fee: '1.00' })
    await confirm(reference, { outcome: 'NOT_RECEIVED', fileId: await proof() })
    after(reviewedAfter)
    expect(await status(reference)).toMatchObject({ status: 'RETURNED', confirmation: { remainder: '100.00' } })
    expect(await balance()).toBe(before)
  })

  it('that is confirmed by force gives nothing back', async () => {
    const before = await balance()
    const reference = await paid()
    expect(await confirm(reference, { outcome: 'FORCED' })).toMatchObject({ message: 'field.invalid' })
    await confirm(reference, { outcome: 'PART', received: '60' })
    expect((await confirm(reference, { outcome: 'FORCED' })).value).toMatchObject({
      status: 'CONFIRMED',
      confirmation: { outcome: 'FORCED', received: '60.00', remainder: '40.00' },
    })
    after(reviewedAfter)
    await status(reference)
    expect(await balance()).toBe(before - 100)
  })
})

describe('payout accounts', () => {
  const add = (body: object, by = token) => checked('MCSFE_addPayoutAccount', body, by)
  const accounts = async () => (await read('MCSFE_getPayoutAccounts')).value

  it('are added in the real name, once each, and removed with the password', async () => {
    const bank = { kind: 'BANK', bankId: 'harbour', branch: 'Quay', number: '6222 0212 3456 7890 128' }
    const added = await add(bank)
    expect(added.value).toMatchObject({ name: 'Harbour Bank (demo)', number: '**** 0128', holder: 'R*** H***' })
    expect((await add(bank)).value).toEqual(added.value)
    expect(await accounts()).toHaveLength(2)
    const id = idOf(added.value)
    await sandbox.call('POST', '/wps/relay/MCSFE_setDefaultPayoutAccount', { token, body: { id } })
    expect(await accounts()).toMatchObject([{ id, isDefault: true }, { isDefault: false }])
    expect(await checked('MCSFE_removePayoutAccount', { id, paymentPassword: '1' })).toMatchObject({ success: false })
    expect((await checked('MCSFE_removePayoutAccount', { id })).value).toMatchObject([{ id: card, isDefault: true }])
  })

  it.each([
    [{ kind: 'BANK', bankId: 'demo', number: '4111111111111112' }, { number: 'card' }],
    [{ kind: 'BANK', bankId: 'nobody', number: '4111111111111111' }, { bankId: 'unknown' }],
    [{ kind: 'CRYPTO', networkId: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' }, { number: 'address' }],
    [{ kind: 'CRYPTO', networkId: 'SOL', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, { networkId: 'unknown' }],
  ])('are refused: %j', async (body, fields) => expect(await add(body)).toMatchObject({ value: { fields } }))

  it('take an address with a right checksum, and a bank card a real name', async () => {
    const address = { kind: 'CRYPTO', networkId: 'TRC20', number: ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ' }
    expect((await add(address)).value).toMatchObject({ name: 'USDT (TRC20)', number: 'TR7NHq****gjLj6t' })
    const other = await sandbox.tokenOf('expired01')
    await sandbox.call('POST', '/wps/member/paymentPassword', {
      token: other,
      encrypt: true,
      body: { newPassword: demoPaymentPassword, password: 'Marquee1' },
    })
    expect(await add({ kind: 'BANK', bankId: 'demo', number: '4111111111111111' }, other)).toMatchObject({
      message: 'real.name.required',
    })
  })
})

describe('over any history', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('ask' as const), amount: fc.integer({ min: 20_00, max: 300_00 }) }),
    fc.record({ do: fc.constant('wait' as const), by: fc.constantFrom(1_000, 4_000, 61_000, 1_900_000) }),
    fc.record({
      do: fc.constant('say' as const),
      which: fc.nat(4),
      outcome: fc.constantFrom('RECEIVED', 'PART', 'FORCED'),
      received: fc.integer({ min: 1, max: 300_00 }),
    }),
    fc.record({ do: fc.constant('again' as const), which: fc.nat(4) }),
  )
  const decimal = (minor: number) => (minor / 100).toFixed(2)

  it('the wallet and what was withdrawn add up to the cent, and no state leaves its table', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const before = Math.round((await balance()) * 100)
        const asked: { reference: string; requestId: string; amount: string }[] = []
        const seen = new Map<string, WithdrawalStatus>()
        for (const [place, each] of steps.entries()) {
          const target = asked['which' in each ? each.which % Math.max(1, asked.length) : 0]
          if (each.do === 'wait') await afterLong(each.by)
          if (each.do === 'ask') {
            const wish = { requestId: `history-${sandbox.clock.now}-${place}`, amount: decimal(each.amount) }
            const { success, value } = await ask(wish.amount, wish.requestId)
            if (success) asked.push({ ...wish, reference: member(value, 'reference') })
          }
          if (each.do === 'again' && target)
            expect(await ask(target.amount, target.requestId)).toMatchObject({ value: { reference: target.reference } })
          if (each.do === 'say' && target)
            await confirm(target.reference, { outcome: each.outcome, received: decimal(each.received) })
          for (const { reference } of asked) {
            const now = member(await status(reference), 'status') as WithdrawalStatus
            const last = seen.get(reference)
            if (last !== undefined) expect(reaches(last, now)).toBe(true)
            seen.set(reference, now)
          }
        }
        let out = 0
        for (const { reference } of asked) out += leftOf(await status(reference))
        expect(Math.round((await balance()) * 100)).toBe(before - out)
        await afterLong(48 * 3_600_000)
      }),
      { numRuns: 25 },
    )
  })

  const reaches = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
    from === to || nextStates[from].some((next) => reaches(next, to))

  /** Minor units that a withdrawal keeps out of the wallet. */
  function leftOf(value: unknown): number {
    const minor = (name: string) => Math.round(Number(member(value, name)) * 100)
    const state = member(value, 'status')
    if (state === 'REJECTED') return 0
    if (state !== 'RETURNED') return minor('amount')
    const { confirmation } = value as { confirmation: unknown }
    return minor('amount') - Math.round(Number(member(confirmation, 'remainder')) * 100)
  }
})
