import type { WalletJournal } from './walletJournal'
import type { Locks } from '../../lib/locks'
import { moveWholeWallet, type TransferOptions } from './moveWholeWallet'
import { isSameWallet, type VendorWallet } from './pendingTransfer'
import { type VendorBalance, holds, type WalletBalances } from './walletBalances'
import type { TabWallet } from './tabWallet'

export interface WalletTransferOptions extends Omit<TransferOptions, 'journal'> {
  readonly journal: WalletJournal
  readonly locks: Locks
  readonly tab: TabWallet
  /** Asks the platform where the money is now. */
  readonly standing: () => Promise<WalletBalances>
}

/** The main wallet is empty and so is the game's, but money stands elsewhere: its owner decides. */
export class MoneyElsewhere extends Error {
  readonly away: readonly VendorBalance[]

  constructor(away: readonly VendorBalance[]) {
    super('the money is in other wallets')
    this.name = 'MoneyElsewhere'
    this.away = away
  }
}

/** A game that is played from a vendor's wallet. While it lasts, nothing in this browser takes the money away. */
export interface VendorSession {
  readonly place: VendorWallet
  /**
   * Moves everything in the main wallet to the game: the amount, "0" where there was nothing to move. Before that it
   * finishes what an earlier game left on its way home (`before`).
   * @param anyway start even with an empty wallet while money stands in others
   */
  readonly transferIn: (anyway: boolean) => Promise<{ readonly amount: string; readonly before: TransferBackResult }>
  /** Ends the game's wallet transfer and moves everything back to the main wallet. */
  readonly leave: () => Promise<TransferBackResult>
}

/** A wallet whose money could not be moved back, and why: the platform refused, or its answer was lost. */
export interface StuckWallet extends VendorWallet {
  readonly error: unknown
}

/** What came home from where; what could not; and where a tab of this browser plays. */
export interface TransferBackResult {
  readonly back: readonly { readonly place: VendorWallet; readonly amount: string }[]
  readonly stuck: readonly StuckWallet[]
  readonly played: readonly VendorWallet[]
}

export interface WalletTransfers {
  readonly openVendorSession: (place: VendorWallet) => Promise<VendorSession>
  /** Ends unfinished transfers by moving their money back. */
  readonly finishPending: () => Promise<TransferBackResult>
  /** Brings home whatever stands anywhere, by the word of the platform. */
  readonly transferAllBack: () => Promise<TransferBackResult>
  /** Brings home all that one wallet holds. */
  readonly transferBack: (place: VendorWallet) => Promise<TransferBackResult>
}

/** Held by each tab that plays from the wallet. */
export const playLock = ({ account, wallet }: Omit<VendorWallet, 'vendor'>): string => `play:${account}:${wallet}`

/** The wallets of an account, as one browser moves money between them. */
export function createWalletTransfers(account: string, ways: WalletTransferOptions): WalletTransfers {
  const { journal, locks, standing, tab } = ways
  const moving = `wallet:${account}`
  const playing = ({ wallet }: Pick<VendorWallet, 'wallet'>) => playLock({ account, wallet })

  const isTab = (place: VendorWallet) => {
    const own = tab.read()
    return own !== undefined && isSameWallet(place)(own)
  }

  async function transferBack(
    places: readonly VendorWallet[],
    isDue: (place: VendorWallet) => boolean = () => true,
  ): Promise<TransferBackResult> {
    const bring = (place: VendorWallet) =>
      locks.unlessHeld(playing(place), async () => {
        const amount = isDue(place) ? await moveWholeWallet('home', place, ways) : '0'
        // what is stuck, or played with, is still to be led home
        if (isTab(place)) tab.write(undefined)
        return amount
      })
    const [back, stuck, played]: [TransferBackResult['back'][number][], StuckWallet[], VendorWallet[]] = [[], [], []]
    for (const place of places) {
      try {
        const amount = await locks.oneAtATime(moving, () => bring(place))
        if (amount === undefined) played.push(place)
        else if (holds(amount)) back.push({ place, amount })
      } catch (error) {
        stuck.push({ ...place, error })
      }
    }
    return { back, stuck, played }
  }

  /** @param begin told once the game may have money there */
  async function fill(place: VendorWallet, anyway: boolean, begin: () => void): Promise<string> {
    const { main, away } = await standing()
    const isNew = holds(main) || journal.find(place) !== undefined
    const isElsewhere = !isNew && away.length > 0 && !away.some(({ wallet }) => wallet === place.wallet)
    if (isElsewhere && !anyway) throw new MoneyElsewhere(away)
    begin()
    return isNew ? moveWholeWallet('there', place, ways) : '0'
  }

  async function finish(isMeant: (place: VendorWallet) => boolean = () => true): Promise<TransferBackResult> {
    const open = journal.of(account)
    const own = tab.read()
    const stayed = own?.account === account && !open.some(({ wallet }) => wallet === own.wallet) ? [own] : []
    // another tab may have ended it in the meantime
    return transferBack(
      [...open, ...stayed].filter(isMeant),
      (place) => isTab(place) || journal.find(place) !== undefined,
    )
  }

  return {
    finishPending: () => finish(),
    transferBack: (place) => transferBack([place]),
    async openVendorSession(place) {
      const { letGo } = await locks.hold(playing(place))
      // begun before a reload of the page, maybe
      let has: 'not begun' | 'begun' | 'left' = isTab(place) ? 'begun' : 'not begun'
      const mustLast = () => {
        if (has === 'left') throw new Error('the stay is over')
      }
      return {
        place,
        async transferIn(anyway) {
          const before = await finish(({ wallet }) => wallet !== place.wallet)
          const amount = await locks.oneAtATime(moving, () => {
            mustLast()
            return fill(place, anyway, () => {
              // while the platform was asked the game may have been left
              mustLast()
              has = 'begun'
              tab.write(place)
            })
          })
          return { amount, before }
        },
        async leave() {
          const began = has === 'begun'
          has = 'left'
          await letGo()
          return transferBack(began ? [place] : [])
        },
      }
    },
    async transferAllBack() {
      const before = await finish()
      const tried = new Set([...before.stuck, ...before.played].map(({ wallet }) => wallet))
      const { away } = await standing()
      const after = await transferBack(
        away.filter(({ wallet }) => !tried.has(wallet)).map(({ wallet, vendor }) => ({ account, wallet, vendor })),
      )
      return {
        back: [...before.back, ...after.back],
        stuck: [...before.stuck, ...after.stuck],
        played: [...before.played, ...after.played],
      }
    },
  }
}
