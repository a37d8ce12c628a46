import { sessionAtom } from '../../session/session'
import { answerCacheAtom } from '../../site/answers'
import { transferAllBack, transferBack } from '../../shared/wallet/walletActions'
import type { TransferBackResult } from '../../shared/wallet/walletTransfers'
import { atom, type createStore } from '../../state/atoms'
import { getWalletTransfers } from './calls'
import { afterPress, type LeftBehinds, stillThere } from './leftBehind'
import type { WalletLine } from './walletLines'

type Store = ReturnType<typeof createStore>

interface Known {
  readonly account: string
  readonly left: LeftBehinds
}

const known = atom<Known>({ account: '', left: new Map() })
const running = atom<'all' | number | undefined>(undefined)

/** What is being brought back now: all of it, or what one wallet holds. */
export const bringingAtom = atom((get) => get(running))

/** What the last press left where it was, by wallet. */
export const leftBehindAtom = atom((get): LeftBehinds => {
  const session = get(sessionAtom)
  const { account, left } = get(known)
  return session.state === 'signed-in' && session.account === account ? left : new Map()
})

/** A wallet that is empty by now left nothing behind, even if it is filled again later. */
export const forgetEmptiedAtom = atom(null, (get, set, lines: readonly WalletLine[]) => {
  const left = get(leftBehindAtom)
  const still = stillThere(left, lines)
  if (still.size < left.size) set(known, { ...get(known), left: still })
})

/**
 * Brings back everything, or all that one wallet holds. Each wallet is one transfer of the journal that games use too, so
 * that a movement which nobody answered is sent again under its number, by whoever comes next. Throws where the platform
 * could not be asked where the money is.
 */
export async function bringBack(
  store: Store,
  which: 'all' | { readonly wallet: number; readonly vendor: string },
): Promise<TransferBackResult | undefined> {
  const session = store.get(sessionAtom)
  if (session.state !== 'signed-in' || store.get(running) !== undefined) return undefined
  const { account } = session
  store.set(running, which === 'all' ? which : which.wallet)
  try {
    const result = await (which === 'all'
      ? transferAllBack(store, account)
      : transferBack(store, { account, ...which }))
    store.set(known, { account, left: afterPress(store.get(leftBehindAtom), which, result) })
    return result
  } finally {
    store.set(running, undefined)
    store.get(answerCacheAtom).refresh(getWalletTransfers.id)
  }
}
