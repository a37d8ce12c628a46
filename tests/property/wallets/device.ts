import { launchFailure } from '../../../src/shared/launch/launchFailure'
import { startRun } from '../../../src/shared/launch/launchRun'
import type { Launch } from '../../../src/shared/launch/launchState'
import type { WalletJournal } from '../../../src/shared/wallet/walletJournal'
import type { TransferAnswer } from '../../../src/shared/wallet/moveWholeWallet'
import type { PendingTransfer, VendorWallet } from '../../../src/shared/wallet/pendingTransfer'
import { createWalletTransfers } from '../../../src/shared/wallet/walletTransfers'
import { createGameFunds } from '../../../src/shared/wallet/gameFunds'
import { walletBalancesOf } from '../../../src/shared/wallet/walletBalances'
import { localLocks } from '../../../src/lib/locks'
import { CallFailure } from '../../../src/platform/failure'
import type { Platform, Vendor } from './platform'

/** What becomes of a movement on its way. after: the platform does it and answers 5xx, or its answer is lost. */
export type Fate = 'answered' | 'after' | 'never' | 'late' | 'refused' | 'crash before' | 'crash after'

export interface Network {
  /** Of the movements to come; those after them are answered. */
  readonly fates: Fate[]
  /** Sent, given up by the device, and not arrived yet. */
  readonly late: (() => Promise<unknown>)[]
  /** Stages of the movements that a device sent. */
  readonly sent: PendingTransfer['stage'][]
}

const forever = new Promise<never>(() => undefined)

/** When in a start the game is left: while the vendor is asked, the balance, or the money moves. */
export const moments = ['vendor', 'balance', 'movement'] as const
export type Moment = (typeof moments)[number]

/** A browser of the member: its own storage, one tab that plays, and the site's own code. */
export function createDevice(platform: Platform, network: Network, newNumber: () => string) {
  let written: readonly PendingTransfer[] = []
  let locks = localLocks()
  let stay: VendorWallet | undefined
  let tab:
    | {
        readonly run: ReturnType<typeof startRun>
        launch: Launch
        key: string
        address: string
        readonly vendor: Vendor
      }
    | undefined
  let crashed: () => void = () => undefined
  let homecoming: Promise<unknown> = Promise.resolve()
  let moving: Promise<unknown> = Promise.resolve()
  let hurry: { readonly at: Moment; readonly leave: () => void } | undefined

  function reach(moment: Moment): void {
    if (hurry?.at !== moment) return
    const { leave } = hurry
    hurry = undefined
    leave()
  }

  const isAt = (wallet: number) => (movement: PendingTransfer) => movement.wallet === wallet
  const journal: WalletJournal = {
    of: () => written,
    find: ({ wallet }) => written.find(isAt(wallet)),
    write: ({ wallet }, movement) => {
      written = [...written.filter((other) => !isAt(wallet)(other)), ...(movement === undefined ? [] : [movement])]
    },
  }

  async function send({ number, stage: stage, wallet }: PendingTransfer): Promise<TransferAnswer> {
    network.sent.push(stage)
    reach('movement')
    const arrive = () => platform.transfer(number, stage === 'in' ? 1 : wallet, stage === 'in' ? wallet : 1)
    const fate = network.fates.shift() ?? 'answered'
    if (fate === 'refused') return { state: 'refused', error: new Error(fate) }
    if (fate === 'never') throw new Error(fate)
    if (fate === 'late') {
      network.late.push(arrive)
      throw new Error(fate)
    }
    if (fate === 'crash before') return crash()
    const { success, value } = await arrive()
    if (fate === 'after') throw new Error(fate)
    if (fate === 'crash after') return crash()
    if (!success) return { state: 'refused', error: new Error('the platform refused') }
    return {
      state: 'moved',
      amount: typeof value === 'object' && value !== null && 'amount' in value ? String(value.amount) : '0',
    }
  }

  /** The browser ends: its storage stays, nobody holds anything, and no code runs on. */
  function crash(): Promise<never> {
    stay = undefined
    close()
    crashed()
    return forever
  }

  /** The page is gone without a word; what its tab keeps stays. */
  function close(): void {
    tab = undefined
    locks = localLocks()
    hurry = undefined
    moving = Promise.resolve()
    homecoming = Promise.resolve()
  }

  const ownTab = { read: () => stay, write: (place: VendorWallet | undefined) => void (stay = place) }
  const standing = async () => {
    reach('balance')
    return walletBalancesOf(await platform.balance(), [])
  }
  const purse = () =>
    createWalletTransfers(platform.account, { journal, locks, tab: ownTab, standing, newNumber, send })
  /** Work of the device, which a crash ends. */
  const within = (work: () => Promise<unknown>) =>
    Promise.race([
      work().catch(() => undefined),
      new Promise<void>((resolve) => {
        crashed = resolve
      }),
    ])

  async function leave(): Promise<void> {
    const left = tab
    tab = undefined
    left?.run.send({ type: 'leave' })
    await homecoming
  }

  function start(vendor: Vendor, anyway: boolean): Promise<void> {
    const place = { account: platform.account, wallet: platform.walletOf(vendor), vendor }
    const staying = createGameFunds(
      () => purse().openVendorSession(place),
      () => stay !== undefined,
      { there: () => undefined, home: () => undefined },
    )
    return new Promise((rest) => {
      const show = (launch: Launch) => {
        if (tab?.run !== run) return
        tab.launch = launch
        if (launch.state === 'failed' && launch.failure.reason === 'elsewhere' && anyway)
          setTimeout(() => run.send({ type: 'again', anyway }))
        else if (launch.state === 'running' || launch.state === 'failed')
          setTimeout(() => void homecoming.then(() => rest()))
      }
      const run = startRun(
        {
          ask: async () => {
            reach('vendor')
            const { success, value, message = '' } = await platform.launch(vendor)
            if (!success) throw new CallFailure('launchGame', { type: 'server', message, value, status: 200 }, true)
            const href =
              typeof value === 'object' && value !== null && 'game_url' in value ? String(value.game_url) : ''
            return [{ href, origin: '', sandbox: '' }]
          },
          choose: (addresses) => Promise.resolve(addresses),
          move: (anyway) => {
            const moves = staying.transferIn(anyway)
            moving = moves.catch(() => undefined)
            return moves
          },
          load: () => false,
          drop: () => undefined,
          home: () => {
            homecoming = staying.transferBack().catch(() => undefined)
          },
          failureOf: launchFailure,
        },
        'frame',
        show,
      )
      tab = { run, launch: { state: 'idle' }, key: '', address: '', vendor }
      run.send({ type: 'begin' })
    })
  }

  return {
    /** A game is opened, in place of the one before it. */
    start: (vendor: Vendor, anyway: boolean) =>
      within(async () => {
        await leave()
        await start(vendor, anyway)
      }),
    /** The same, but its player goes away on the way there; where it fails before that, it is as it was. */
    startAndLeave: (vendor: Vendor, anyway: boolean, at: Moment) =>
      within(async () => {
        await leave()
        const left = new Promise<void>((resolve) => {
          hurry = { at, leave: () => resolve(leave()) }
        })
        await Promise.race([start(vendor, anyway), left])
        hurry = undefined
        await moving
      }),
    leave: () => within(leave),
    /** The game does not show. */
    breakGame: () =>
      within(async () => {
        if (tab?.launch.state === 'running')
          tab.run.send({ type: 'broken', href: tab.launch.address.href, reason: 'slow' })
        await homecoming
      }),
    crash: () => void crash(),
    close,
    bringAllHome: () => within(() => purse().transferAllBack()),
    finish: () => within(() => purse().finishPending()),
    /** Vendor whose game runs here. */
    plays: (): Vendor | undefined => (tab?.launch.state === 'running' ? tab.vendor : undefined),
    /** One round of the game that runs; answers what it changed. */
    bet: async (): Promise<number> => {
      if (tab?.launch.state !== 'running') return 0
      if (tab.address !== tab.launch.address.href) {
        tab.address = tab.launch.address.href
        tab.key = await platform.open(tab.address)
      }
      return platform.spin(tab.key)
    },
    open: () => written.length,
  }
}
