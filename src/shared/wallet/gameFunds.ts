import type { VendorWallet } from './pendingTransfer'
import type { TransferBackResult, VendorSession } from './walletTransfers'

/** What one visit of a game does with money. */
export interface GameFunds {
  /** Brings the money there, and what came to the main wallet since where the game starts again. */
  readonly transferIn: (anyway: boolean) => Promise<void>
  /** Ends the wallet transfer of this game at whatever step it is: all money goes back to the main wallet. */
  readonly transferBack: () => Promise<void>
}

interface Told {
  readonly there: (place: VendorWallet, amount: string) => void
  readonly home: (home: TransferBackResult) => void
}

/**
 * @param wasHere whether this tab played before its page was loaded again
 * @param open where the game is played from; undefined where there is nothing to move
 * @param told by what has moved
 */
export function createGameFunds(
  open: () => Promise<VendorSession | undefined>,
  wasHere: () => boolean,
  told: Told,
): GameFunds {
  let staying: Promise<VendorSession | undefined> | undefined
  return {
    async transferIn(anyway) {
      staying ??= open()
      const stay = await staying
      if (stay === undefined) return
      const { amount, before } = await stay.transferIn(anyway)
      told.home(before)
      told.there(stay.place, amount)
    },
    async transferBack() {
      const left = staying ?? (wasHere() ? open() : undefined)
      staying = undefined
      const stay = await left?.catch(() => undefined)
      if (stay !== undefined) told.home(await stay.leave())
    },
  }
}
