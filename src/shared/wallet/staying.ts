import type { Place } from './movement'
import type { Homecoming, Stay } from './purse'

/** What one visit of a game does with money. */
export interface Staying {
  /** Brings the money there, and what came to the main wallet since where the game starts again. */
  readonly move: (anyway: boolean) => Promise<void>
  /** Ends the stay, whatever it was at: all of it comes home. */
  readonly home: () => Promise<void>
}

interface Told {
  readonly there: (place: Place, amount: string) => void
  readonly home: (home: Homecoming) => void
}

/**
 * @param wasHere whether this tab played before its page was loaded again
 * @param open where the game is played from; undefined where there is nothing to move
 * @param told by what has moved
 */
export function createStaying(open: () => Promise<Stay | undefined>, wasHere: () => boolean, told: Told): Staying {
  let staying: Promise<Stay | undefined> | undefined
  return {
    async move(anyway) {
      staying ??= open()
      const stay = await staying
      if (stay === undefined) return
      const { amount, before } = await stay.fill(anyway)
      told.home(before)
      told.there(stay.place, amount)
    },
    async home() {
      const left = staying ?? (wasHere() ? open() : undefined)
      staying = undefined
      const stay = await left?.catch(() => undefined)
      if (stay !== undefined) told.home(await stay.leave())
    },
  }
}
