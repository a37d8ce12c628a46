import * as z from 'zod/mini'
import { parseJson } from '../../lib/parseJson'
import { storageKey, text } from '../../lib/safeStorage'
import type { VendorWallet } from './pendingTransfer'

/** The wallet that the game of this tab is played from, over a reload: whose page is gone still leads the money home. */
export interface TabWallet {
  readonly read: () => VendorWallet | undefined
  readonly write: (place: VendorWallet | undefined) => void
}

const stored = storageKey('sessionStorage', 'marquee.playedWallet', text)
const shape = z.object({ account: z.string(), wallet: z.int(), vendor: z.string() })

export const tabWallet: TabWallet = {
  read: () => z.safeParse(shape, parseJson(stored.read())).data,
  write: (place) => (place === undefined ? stored.remove() : stored.write(JSON.stringify(place))),
}
