import { expect } from 'vitest'
import * as z from 'zod/mini'
import { accountTransactionsSchema } from '../../../src/contract/account-transactions'
import { balanceSchema } from '../../../src/contract/balance'
import { bonusDetailsSchema } from '../../../src/contract/bonus-details'
import { depositReceiptSchema } from '../../../src/contract/deposit-receipt'
import { memberRewardsSchema } from '../../../src/contract/member-rewards'
import { missionSummarySchema } from '../../../src/contract/mission-summary'
import { payoutAccountsSchema } from '../../../src/contract/payout-accounts'
import { raffleDetailsSchema } from '../../../src/contract/raffle-details'
import { vendorsSchema } from '../../../src/contract/vendors'
import { withdrawalsSchema } from '../../../src/contract/withdrawals'
import { createRandom } from '../../../src/server/sandbox/art/random'
import { demoPaymentPassword } from '../../../src/server/sandbox/seed/demoAccounts'
import { createTestSandbox, member } from '../../../src/server/sandbox/testing/testSandbox'

/** A merchant with a wallet for each vendor, so that money goes every way that it can. */
const merchant = 'jade'
export const player = 'member01'
export const names = [player, 'agent02'] as const
export const mainWallet = 1
const vendors = ['LANT', 'CIND', 'ORCH'] as const

export const minorOf = (value: unknown): number => Math.round(Number(value) * 100)
export const decimal = (minor: number): string => (minor / 100).toFixed(2)

const spun = z.object({ stake: z.string(), win: z.string() })

/** A request as it is sent, and sent again. */
export interface Post {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly encrypt: boolean
}

const day = 24 * 3_600_000

/** A member and its upline at a sandbox of their own, and what the platform tells of their money. */
export async function createMoneyWorld(seed: string) {
  const sandbox = createTestSandbox({ random: createRandom(seed).next })
  const opened = sandbox.clock.now
  const tokens = new Map<string, string>()
  /** Sessions end while nothing is asked for. */
  const enter = async () => {
    for (const name of names) tokens.set(name, member((await sandbox.login(name, merchant)).value, 'token'))
  }
  await enter()
  const tokenOf = (name: string) => tokens.get(name) ?? ''

  const get = async (name: string, path: string, query: Record<string, string> = {}) => {
    const answer = await sandbox.call('GET', path, { merchant, token: tokenOf(name), query })
    expect(answer, path).toMatchObject({ success: true })
    return answer.value
  }
  const read = (call: string, query?: Record<string, string>) => get(player, `/wps/relay/${call}`, query)

  const wallets = async (name: string) => {
    const { balance = [] } = z.parse(balanceSchema, await get(name, '/wps/v2/wallets/balance'))
    return new Map(balance.map(({ accountTypeId, availBalance }) => [accountTypeId, minorOf(availBalance)]))
  }
  /** Of everything that moved the main wallet, in stretches no longer than the platform tells of at once. */
  const net = async (name: string) => {
    let sum = 0
    for (let from = opened - 91 * day; from <= sandbox.clock.now; from += 90 * day) {
      const query = { startTime: String(from), endTime: String(from + 90 * day), pageSize: '1' }
      sum += minorOf(
        z.parse(accountTransactionsSchema, await get(name, '/wps/relay/ODSFE2_MemFundTransDet', query)).totals.net,
      )
    }
    return sum
  }

  const send = ({ path, body, encrypt }: Post, headers: Readonly<Record<string, string>> = {}) =>
    sandbox.call('POST', path, { merchant, token: tokenOf(player), encrypt, body, headers })

  /** Rounds of a vendor's game, played from its wallet; answers what they gave in minor units. */
  const play = async (vassalage: string, stake: number, rounds: number) => {
    const token = tokenOf(player)
    const body = {
      ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
      ...{ username: player, token, merchantCode: merchant, language: 'EN', vassalage },
    }
    const launched = await sandbox.call('POST', '/wps/game/launchGame', { merchant, token, body })
    const { pathname, search } = new URL(member(launched.value, 'game_url'))
    const page = await (await sandbox.request('GET', pathname + search)).text()
    const spin = JSON.stringify({ key: /data-key="([^"]+)"/.exec(page)?.[1], stake })
    let [played, result] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const answer = await sandbox.request('POST', '/sandbox/play/spin', { body: spin })
      if (answer.status !== 200) continue
      const settled = z.parse(spun, await answer.json())
      played += 1
      result += minorOf(settled.win) - minorOf(settled.stake)
    }
    return { played, result }
  }

  const bonuses = async (state: string) =>
    z.parse(bonusDetailsSchema, await read('MCSFE_getBonusDetails', { state, pageSize: '100' })).content
  const rewards = async (state: string) =>
    z.parse(memberRewardsSchema, await read('MCSFE_getRewardList', { state, pageSize: '100' })).content
  const lanes = z.parse(vendorsSchema, await read('GCSGAME_gameVendor'))
  const walletIds = vendors.map((code) => {
    const found = lanes.flatMap((lane) => lane.vendors).find(({ accountTypeName }) => accountTypeName === code)
    if (!found) throw new Error(`${merchant} has no vendor ${code}`)
    return { code, wallet: found.accountTypeId }
  })

  return {
    clock: sandbox.clock,
    close: sandbox.close,
    enter,
    send,
    play,
    wallets,
    net,
    bonuses,
    rewards,
    vendors: walletIds,
    secret: { paymentPassword: demoPaymentPassword },
    payoutAccount: z.parse(payoutAccountsSchema, await read('MCSFE_getPayoutAccounts'))[0]?.id,
    missions: async () => z.parse(missionSummarySchema, await read('MCSFE_getMissionSummaryDetails')).missions,
    ticket: async () => z.parse(raffleDetailsSchema, await read('MCSFE_getRaffleDetails')).tickets.nextId,
    withdrawals: async () =>
      z.parse(withdrawalsSchema, await read('MCSFE_getWithdrawalRequestList', { pageSize: '100' })).content,
    deposit: async (reference: string) =>
      z.parse(depositReceiptSchema, await read('MCSFE_getDepositRequest', { reference })),
  }
}

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>
