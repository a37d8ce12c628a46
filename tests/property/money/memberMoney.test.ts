import fc from 'fast-check'
import { expect, it } from 'vitest'
import { member } from '../../../src/server/sandbox/testing/testSandbox'
import { openBooks, type Told } from './books'
import { createMoneyWorld, decimal, mainWallet, minorOf, names, player, type Post } from './moneyWorld'
import { everything, type Step, step } from './steps'

/** A history asks for hundreds of answers; no limit of a single test's time is meant to judge them. */
const patience = 240_000

let numbers = 0
const newId = () => `history${String((numbers += 1)).padStart(16, '0')}`

/** Carries the call out and loses its answer. */
const losing = { 'x-sandbox-scenario': 'done-then-failing' }

const prizeOf = (value: unknown): number => {
  const prize = Object(Reflect.get(Object(value), 'prize'))
  return ['CASH', 'BONUS'].includes(String(Reflect.get(prize, 'kind'))) ? minorOf(Reflect.get(prize, 'amount')) : 0
}

/** A history at a sandbox of its own; `succeeded` gathers what went through. */
async function begin(seed: string, succeeded: Set<string>) {
  const world = await createMoneyWorld(seed)
  const told: Told = { deposits: new Set(), result: 0 }
  const sent: Post[] = []
  const done = new Set<Post>()
  const withdrawals: string[] = []

  /** Sent again, what was done is not done again, and what it gave is told again. */
  const sendAgain = async (one: Post, mustBeDone: boolean) => {
    const before = await world.wallets(player)
    const answer = await world.send(one)
    const after = await world.wallets(player)
    if (mustBeDone) expect({ one, wallets: after }).toEqual({ one, wallets: before })
    return answer
  }
  /** `gain`: what the wallets have more by it, as its answer says. */
  const post = async (
    path: string,
    body: Post['body'],
    { lost, encrypt = false, gain }: { lost: boolean; encrypt?: boolean; gain?: (value: unknown) => number },
  ) => {
    const one = { path: `/wps/relay/${path}`, body, encrypt }
    sent.push(one)
    if (lost) expect(await world.send(one, losing)).toMatchObject({ status: 500, success: false })
    const answer = lost ? await sendAgain(one, true) : await world.send(one)
    if (answer.success) {
      done.add(one)
      succeeded.add(path)
      told.result += gain?.(answer.value) ?? 0
    }
    return answer
  }
  const at = <Item>(list: readonly Item[], which: number): Item | undefined => list[which % Math.max(1, list.length)]

  const act = async (one: Step): Promise<void> => {
    switch (one.act) {
      case 'deposit': {
        // amounts that end in .13 are turned down
        const amount = decimal(one.amount - (one.amount % 100) + (one.fails ? 13 : 0))
        const body = { methodId: 'bank', amount, requestId: newId() }
        const { success, value } = await post('MCSFE_requestDeposit', body, one)
        if (success) told.deposits.add(member(value, 'reference'))
        return
      }
      case 'withdraw': {
        const amount = decimal(one.amount - (one.amount % 100) + (one.fails ? 13 : 0))
        const body = { accountId: world.payoutAccount, amount, ...world.secret, requestId: newId() }
        const path = 'passwordCheck/MCSFE_requestWithdrawal'
        const { success, value } = await post(path, body, { lost: one.lost, encrypt: true })
        if (success) withdrawals.push(member(value, 'reference'))
        return
      }
      case 'move': {
        const { wallet = mainWallet } = at(world.vendors, one.which) ?? {}
        const [fromAccountType, toAccountType] = one.home ? [wallet, mainWallet] : [mainWallet, wallet]
        const body = { fromAccountType, toAccountType, amount: decimal(one.amount), transactionNo: newId() }
        await post('GCS_walletTransfer', body, one)
        return
      }
      case 'upline': {
        const body = { amount: decimal(one.amount), ...world.secret, requestId: newId() }
        const path = 'passwordCheck/MCSFE_transferToUpline'
        await post(path, body, { lost: one.lost, encrypt: true, gain: () => -one.amount })
        return
      }
      case 'confirm': {
        const reference = at(withdrawals, one.which)
        const { outcome } = one
        const body = { reference, outcome, ...(outcome === 'PART' && { received: '10.00' }) }
        if (reference !== undefined) await post('MCSFE_confirmPayment', body, one)
        return
      }
      case 'cancel': {
        const reference = at([...told.deposits], one.which)
        if (reference !== undefined) await post('MCSFE_cancelDepositRequest', { reference }, one)
        return
      }
      case 'bet': {
        const { played, result } = await world.play(at(world.vendors, one.which)?.code ?? '', one.stake, one.rounds)
        if (played > 0) succeeded.add('spin')
        told.result += result
        return
      }
      case 'reward': {
        const reward = at(await world.rewards('CLAIMABLE'), one.which)
        const body = { reference: reward?.reference, requestId: newId() }
        if (reward) await post('MCS2_claimReward', body, { lost: one.lost, gain: prizeOf })
        return
      }
      case 'mission': {
        const all = await world.missions()
        const ready = all.filter(({ state }) => state === 'DONE')
        const { missionId, periodFrom } = at(ready.length > 0 ? ready : all, one.which) ?? {}
        const body = { missionId, periodFrom, requestId: newId() }
        await post('MCS2_claimMissionReward', body, { lost: one.lost, gain: prizeOf })
        return
      }
      case 'draw': {
        const ticketId = await world.ticket()
        const body = { ticketId, requestId: newId() }
        if (ticketId !== undefined) await post('MCS2_claimRafflePromotion', body, { lost: one.lost, gain: prizeOf })
        return
      }
      case 'forfeit': {
        const bonus = at(await world.bonuses('ACTIVE'), one.which)
        if (!bonus) return
        const loss = minorOf(bonus.loss?.taken)
        const isShort = one.short && loss > 0
        const body = { reference: bonus.reference, loss: decimal(isShort ? loss - 1 : loss), requestId: newId() }
        const { success } = await post('MCS2_forfeitBonus', body, one)
        expect(success).toBe(!isShort)
        return
      }
      case 'again': {
        const known = at(sent, one.which)
        if (known) await sendAgain(known, done.has(known))
        return
      }
      case 'wait':
        world.clock.now += one.seconds * 1_000
        return
      case 'sleep':
        world.clock.now += one.days * 24 * 3_600_000
        await world.enter()
    }
  }
  return { world, told, act }
}

it(
  'over any history of a member’s money it adds up to the cent, is moved once, and no state leaves its table',
  async () => {
    const succeeded = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.string(), async (steps, seed) => {
        const { world, told, act } = await begin(seed, succeeded)
        const books = await openBooks(world, told)
        for (const one of steps) {
          await act(one)
          await books.check(one)
          for (const name of names) {
            const held = await world.wallets(name)
            expect({ one, name, net: await world.net(name) }).toEqual({ one, name, net: held.get(mainWallet) })
            for (const left of held.values()) expect(left).toBeGreaterThanOrEqual(0)
          }
        }
        world.close()
      }),
      { numRuns: 15, examples: [[[...everything], 'everything']] },
    )
    // histories of refusals would prove nothing
    expect(succeeded).toEqual(
      new Set([
        'MCSFE_requestDeposit',
        'MCSFE_cancelDepositRequest',
        'passwordCheck/MCSFE_requestWithdrawal',
        'MCSFE_confirmPayment',
        'passwordCheck/MCSFE_transferToUpline',
        'GCS_walletTransfer',
        'spin',
        'MCS2_claimReward',
        'MCS2_claimMissionReward',
        'MCS2_claimRafflePromotion',
        'MCS2_forfeitBonus',
      ]),
    )
  },
  patience,
)
