import type { Balance } from '../../../src/contract/balance'
import { buildLaunchRequest } from '../../../src/shared/launch/launchRequest'
import { createTestSandbox, member } from '../../../src/server/sandbox/testing/testSandbox'
import { validate } from '../../../src/server/schemas'

export const vendors = ['REEF', 'LANT'] as const
export type Vendor = (typeof vendors)[number]

const merchant = 'jade'
const account = 'member01'
const minor = (amount: string | number) => Math.round(Number(amount) * 100)
const isBalance = (value: unknown): value is Balance => validate('balance', value).length === 0

/** The sandbox as one member's devices see it, with the accounts that a bank would keep beside it. */
export async function openPlatform() {
  const sandbox = createTestSandbox()
  const token = await sandbox.tokenOf(account, merchant)
  const ids = new Map<Vendor, number>()
  const listed = JSON.stringify((await sandbox.call('GET', '/wps/relay/GCSGAME_gameVendor', { merchant })).value)
  for (const code of vendors)
    ids.set(code, Number(new RegExp(`"accountTypeId":(\\d+),"accountTypeName":"${code}"`).exec(listed)?.[1]))
  const control = (path: string, body: object) => sandbox.request('POST', path, { body: JSON.stringify(body) })
  let deposits = 0

  async function balance(): Promise<Balance> {
    const { value } = await sandbox.call('GET', '/wps/v2/wallets/balance', { merchant, token })
    if (!isBalance(value)) throw new Error('no balance')
    return value
  }

  return {
    account,
    balance,
    close: () => sandbox.close(),
    walletOf: (vendor: Vendor): number => ids.get(vendor) ?? 0,
    /** Minor units by wallet. */
    wallets: async () =>
      new Map(
        ((await balance()).balance ?? []).map(({ accountTypeId, availBalance }) => [
          accountTypeId,
          minor(availBalance),
        ]),
      ),
    transfer: (transactionNo: string, fromAccountType: number, toAccountType: number) =>
      sandbox.call('POST', '/wps/relay/GCS_walletTransfer', {
        merchant,
        token,
        body: { transactionNo, fromAccountType, toAccountType },
      }),
    launch: (vassalage: Vendor) =>
      sandbox.call('POST', '/wps/game/launchGame', {
        merchant,
        token,
        body: buildLaunchRequest({ vassalage }, { username: account, token, merchantCode: merchant, language: 'EN' }),
      }),
    /** The key that a launched game is played with. */
    open: async (address: string) =>
      /data-key="([^"]+)"/.exec(await (await sandbox.request('GET', address)).text())?.[1] ?? '',
    /** One round; answers what it changed, in minor units. */
    spin: async (key: string): Promise<number> => {
      const answer = await sandbox.request('POST', '/sandbox/play/spin', { body: JSON.stringify({ key }) })
      if (answer.status !== 200) return 0
      const round: unknown = await answer.json()
      return minor(member(round, 'win')) - minor(member(round, 'stake'))
    },
    /** A payment of 50.00 that is credited at once. */
    deposit: async (): Promise<number> => {
      deposits += 1
      const { success } = await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', {
        merchant,
        token,
        body: { methodId: 'bank', amount: '50.00', requestId: `payment-${deposits}` },
      })
      sandbox.clock.now += 5_000
      return success ? 50_00 : 0
    },
    switchVendor: (vassalage: Vendor, state: 'open' | 'maintenance' | 'gone') =>
      control('/sandbox/vendors', { merchant, vassalage, state }),
    openAll: () => control('/sandbox/scenario', { name: 'normal', merchant }),
  }
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>
