import { browserLocks } from '../../lib/locks'
import { newId } from '../../lib/newId'
import type { WalletTransfer } from '../../contract/wallet-transfer'
import { CallFailure } from '../../platform/failure'
import { wasRefused } from '../../platform/wasRefused'
import { clientAtom } from '../../session/client'
import { sessionAtom } from '../../session/session'
import { answerCacheAtom, type Shown } from '../../site/answers'
import { mainWallet, merchantWalletAtom } from '../merchantWallet/merchantWallet'
import { vendorsAtom } from '../../site/platformAnswers'
import { isOnAtom } from '../../site/site'
import type { Atom, createStore } from '../../state/atoms'
import { walletJournal } from './walletJournal'
import { ownWalletVendorAtom } from './walletAtoms'
import type { TransferAnswer } from './moveWholeWallet'
import type { PendingTransfer, VendorWallet } from './pendingTransfer'
import {
  createWalletTransfers,
  playLock,
  type TransferBackResult,
  type WalletTransfers,
  type VendorSession,
} from './walletTransfers'
import { type WalletBalances, walletBalancesOf } from './walletBalances'
import { tabWallet } from './tabWallet'
import { walletTransferCall } from './calls'

type Store = ReturnType<typeof createStore>

/** Whether this tab has, or had before its page was loaded again, money at a vendor's. */
export const hadVendorSession = (account: string): boolean => tabWallet.read()?.account === account
/** Whether anything of an earlier page is to be finished. */
export const isUnfinished = (account: string): boolean =>
  walletJournal.of(account).length > 0 || hadVendorSession(account)

export const finishPendingTransfers = (store: Store, account: string): Promise<TransferBackResult> =>
  walletTransfersOf(store, account).finishPending()
export const transferAllBack = (store: Store, account: string): Promise<TransferBackResult> =>
  walletTransfersOf(store, account).transferAllBack()
export const transferBack = (store: Store, place: VendorWallet): Promise<TransferBackResult> =>
  walletTransfersOf(store, place.account).transferBack(place)
/** Whether a game that is open in this browser plays from the wallet: taking money from it would rob the game. */
export const isPlayedHere = (place: Omit<VendorWallet, 'vendor'>): Promise<boolean> =>
  browserLocks()
    .unlessHeld(playLock(place), () => Promise.resolve(true))
    .then((isFree) => isFree !== true)

/**
 * Before a game: where the merchant has one wallet per vendor, it is played from the vendor's. Undefined where there is
 * nothing to move. Rejects where the platform cannot say which it is.
 */
export async function openVendorSession(
  store: Store,
  account: string,
  vassalage: string,
): Promise<VendorSession | undefined> {
  if (!store.get(isOnAtom)('FUNDTRANS3')) return undefined
  const { isSingle } = await answered(store, merchantWalletAtom)
  if (isSingle) return undefined
  await answered(store, vendorsAtom)
  const vendor = store.get(ownWalletVendorAtom)(vassalage)
  if (vendor === undefined) return undefined
  return walletTransfersOf(store, account).openVendorSession({
    account,
    wallet: vendor.accountTypeId,
    vendor: vendor.displayName,
  })
}

const walletTransfersOf = (store: Store, account: string): WalletTransfers =>
  createWalletTransfers(account, {
    journal: walletJournal,
    locks: browserLocks(),
    tab: tabWallet,
    newNumber: newId,
    send: (movement) => send(store, movement),
    standing: () => askBalances(store, account),
  })

async function askBalances(store: Store, account: string): Promise<WalletBalances> {
  mustBe(store, account)
  const balance = await store.get(clientAtom)('balance')
  mustBe(store, account)
  return walletBalancesOf(balance, store.get(vendorsAtom).data ?? [])
}

async function send(store: Store, { account, stage, wallet, number }: PendingTransfer): Promise<TransferAnswer> {
  mustBe(store, account)
  const [fromAccountType, toAccountType] = stage === 'in' ? [mainWallet, wallet] : [wallet, mainWallet]
  const body: WalletTransfer = { transactionNo: number, fromAccountType, toAccountType }
  try {
    const { amount } = await store.get(clientAtom)(walletTransferCall, { body })
    return { state: 'moved', amount }
  } catch (error) {
    if (!wasRefused(error)) throw error
    return { state: 'refused', error }
  } finally {
    store.get(answerCacheAtom).refresh('balance')
  }
}

/** Calls are sent with the current session. */
function mustBe(store: Store, account: string): void {
  const session = store.get(sessionAtom)
  if (session.state !== 'signed-in' || session.account !== account)
    throw new CallFailure(walletTransferCall.id, { type: 'no-token' }, true)
}

/** Waits for an answer that the page may have already. */
async function answered<T>(store: Store, of: Atom<Shown<T>>): Promise<T> {
  const forget = store.sub(of, () => undefined)
  try {
    if (store.get(of).data === undefined) await store.get(of).refetch()
    const { data, error } = store.get(of)
    if (data === undefined) throw error ?? new Error('there is no answer')
    return data
  } finally {
    forget()
  }
}
