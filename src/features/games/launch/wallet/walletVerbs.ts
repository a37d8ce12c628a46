import { newId } from '../../../../lib/newId'
import type { WalletTransfer } from '../../../../contract/wallet-transfer'
import { CallFailure } from '../../../../platform/failure'
import { clientAtom } from '../../../../session/client'
import { sessionAtom } from '../../../../session/session'
import { answerCacheAtom, type Shown } from '../../../../site/answers'
import { vendorByCodeAtom } from '../../../../site/games'
import { isMainWallet, mainWallet, merchantWalletAtom } from '../../../../site/merchantWallet'
import { vendorsAtom } from '../../../../site/platformAnswers'
import { isOnAtom } from '../../../../site/site'
import type { Atom, createStore } from '../../../../state/atoms'
import { journal } from './journal'
import { hold, oneAtATime, unlessHeld } from './locks'
import { moveMoney, type Sent } from './moveMoney'
import { walletTransferCall } from './transferCall'
import type { Goal, MovingTrip, Place, Trip } from './trip'

type Store = ReturnType<typeof createStore>

/** Money that stands ready at a vendor's. */
export interface Stay {
  /** Ends the stay: from here on the money may be brought home. */
  readonly leave: () => Promise<void>
}

const walletLock = ({ account }: Pick<Place, 'account'>) => `wallet:${account}`
const playLock = ({ account, wallet }: Place) => `play:${account}:${wallet}`

/**
 * Before a game: where the merchant has a wallet a vendor, everything in the main wallet goes to the vendor's. Undefined
 * where there is nothing to move. Rejects with what went wrong; then nothing was moved, or the journal knows.
 */
export async function enterWallet(store: Store, account: string, vassalage: string): Promise<Stay | undefined> {
  if (!store.get(isOnAtom)('FUNDTRANS3')) return undefined
  const { isSingle } = await answered(store, merchantWalletAtom)
  if (isSingle) return undefined
  await answered(store, vendorsAtom)
  const vendor = store.get(vendorByCodeAtom)(vassalage)
  if (vendor === undefined || isMainWallet(vendor.accountTypeId)) return undefined
  const place: Place = { account, wallet: vendor.accountTypeId, vendor: vendor.displayName }
  const { letGo } = await hold(playLock(place))
  try {
    // what still stands elsewhere comes along
    await bringHome(store, account, place)
    await oneAtATime(walletLock(place), () => move(store, 'there', place))
  } catch (error) {
    await letGo()
    throw error
  }
  return { leave: letGo }
}

/** What came home from where. Trips that could not be finished stay in the journal. */
export interface Homecoming {
  readonly back: readonly { readonly vendor: string; readonly amount: string }[]
  readonly stuck: readonly Trip[]
}

/** Finishes the open trips of an account, but for those to where somebody plays. */
export async function bringHome(store: Store, account: string, except?: Place): Promise<Homecoming> {
  const back: { vendor: string; amount: string }[] = []
  const stuck: Trip[] = []
  for (const trip of journal.of(account)) {
    if (trip.wallet === except?.wallet) continue
    try {
      const amount = await oneAtATime(walletLock(trip), () => unlessHeld(playLock(trip), () => move(store, 'home', trip)))
      if (amount !== undefined) back.push({ vendor: trip.vendor, amount })
    } catch {
      stuck.push(trip)
    }
  }
  return { back, stuck }
}

export const hasOpenTrips = (account: string): boolean => journal.of(account).length > 0

async function move(store: Store, goal: Goal, place: Place): Promise<string | undefined> {
  const { account, wallet, vendor } = place
  try {
    return await moveMoney(goal, { account, wallet, vendor }, { journal, newNumber: newId, send: (trip) => send(store, trip) })
  } finally {
    store.get(answerCacheAtom).refresh('balance')
  }
}

async function send(store: Store, { account, stage, wallet, number }: MovingTrip): Promise<Sent> {
  const session = store.get(sessionAtom)
  // the call goes out for whoever is signed in now
  if (session.state !== 'signed-in' || session.account !== account) throw new CallFailure(walletTransferCall.id, { kind: 'no-token' }, true)
  const [fromAccountType, toAccountType] = stage === 'in' ? [mainWallet, wallet] : [wallet, mainWallet]
  const body: WalletTransfer = { transactionNo: number, fromAccountType, toAccountType }
  try {
    const { amount } = await store.get(clientAtom)(walletTransferCall, { body })
    return { said: 'moved', amount }
  } catch (error) {
    // a word of the platform's business is a no; anything else may have come after the deed
    const isNo = error instanceof CallFailure && (error.failure.kind === 'no-token' || (error.failure.kind === 'server' && error.failure.status === 200))
    if (!isNo) throw error
    return { said: 'refused', error }
  }
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
