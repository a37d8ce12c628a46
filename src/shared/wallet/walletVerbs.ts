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
import { journal } from './journal'
import { ownWalletVendorAtom } from './moneyAway'
import type { Sent } from './moveMoney'
import type { Movement } from './movement'
import { createPurse, type Homecoming, type Purse, type Stay } from './purse'
import { type Standing, standingOf } from './standing'
import { tabStay } from './tabStay'
import { walletTransferCall } from './calls'

type Store = ReturnType<typeof createStore>

/** Whether this tab has, or had before its page was loaded again, money at a vendor's. */
export const wasStaying = (account: string): boolean => tabStay.read()?.account === account
/** Whether anything of an earlier page is to be finished. */
export const isUnfinished = (account: string): boolean => journal.of(account).length > 0 || wasStaying(account)

export const finishMovements = (store: Store, account: string): Promise<Homecoming> => purseOf(store, account).finish()
export const bringAllHome = (store: Store, account: string): Promise<Homecoming> =>
  purseOf(store, account).bringAllHome()

/**
 * Before a game: where the merchant has one wallet per vendor, it is played from the vendor's. Undefined where there is
 * nothing to move. Rejects where the platform cannot say which it is.
 */
export async function stayAt(store: Store, account: string, vassalage: string): Promise<Stay | undefined> {
  if (!store.get(isOnAtom)('FUNDTRANS3')) return undefined
  const { isSingle } = await answered(store, merchantWalletAtom)
  if (isSingle) return undefined
  await answered(store, vendorsAtom)
  const vendor = store.get(ownWalletVendorAtom)(vassalage)
  if (vendor === undefined) return undefined
  return purseOf(store, account).stayAt({ account, wallet: vendor.accountTypeId, vendor: vendor.displayName })
}

const purseOf = (store: Store, account: string): Purse =>
  createPurse(account, {
    journal,
    locks: browserLocks(),
    tab: tabStay,
    newNumber: newId,
    send: (movement) => send(store, movement),
    standing: () => askStanding(store, account),
  })

async function askStanding(store: Store, account: string): Promise<Standing> {
  mustBe(store, account)
  const balance = await store.get(clientAtom)('balance')
  mustBe(store, account)
  return standingOf(balance, store.get(vendorsAtom).data ?? [])
}

async function send(store: Store, { account, stage, wallet, number }: Movement): Promise<Sent> {
  mustBe(store, account)
  const [fromAccountType, toAccountType] = stage === 'in' ? [mainWallet, wallet] : [wallet, mainWallet]
  const body: WalletTransfer = { transactionNo: number, fromAccountType, toAccountType }
  try {
    const { amount } = await store.get(clientAtom)(walletTransferCall, { body })
    return { said: 'moved', amount }
  } catch (error) {
    if (!wasRefused(error)) throw error
    return { said: 'refused', error }
  } finally {
    store.get(answerCacheAtom).refresh('balance')
  }
}

/** Calls go out for whoever is signed in now. */
function mustBe(store: Store, account: string): void {
  const session = store.get(sessionAtom)
  if (session.state !== 'signed-in' || session.account !== account)
    throw new CallFailure(walletTransferCall.id, { kind: 'no-token' }, true)
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
