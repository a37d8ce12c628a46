import type { Journal } from './journal'
import type { Locks } from '../../lib/locks'
import { moveMoney, type Ways } from './moveMoney'
import { isAt, type Place } from './movement'
import { type Away, holds, type Standing } from './standing'
import type { TabStay } from './tabStay'

export interface PurseWays extends Omit<Ways, 'journal'> {
  readonly journal: Journal
  readonly locks: Locks
  readonly tab: TabStay
  /** Asks the platform where the money is now. */
  readonly standing: () => Promise<Standing>
}

/** The main wallet is empty and so is the game's, but money stands elsewhere: its owner decides. */
export class MoneyElsewhere extends Error {
  readonly away: readonly Away[]

  constructor(away: readonly Away[]) {
    super('the money is in other wallets')
    this.name = 'MoneyElsewhere'
    this.away = away
  }
}

/** A game that is played from a vendor's wallet. While it lasts, nothing in this browser takes the money away. */
export interface Stay {
  readonly place: Place
  /**
   * Brings everything in the main wallet there, "0" where there was nothing to move; before that, home what an earlier
   * game has left on its way.
   * @param anyway with nothing, though money stands elsewhere
   */
  readonly fill: (anyway: boolean) => Promise<{ readonly amount: string; readonly before: Homecoming }>
  /** Ends the stay and brings everything home. */
  readonly leave: () => Promise<Homecoming>
}

/** What came home from where; what could not; and where a tab of this browser plays. */
export interface Homecoming {
  readonly back: readonly { readonly place: Place; readonly amount: string }[]
  readonly stuck: readonly Place[]
  readonly played: readonly Place[]
}

export interface Purse {
  readonly stayAt: (place: Place) => Promise<Stay>
  /** Ends what is on its way: it comes home. */
  readonly finish: () => Promise<Homecoming>
  /** Brings home whatever stands anywhere, by the word of the platform. */
  readonly bringAllHome: () => Promise<Homecoming>
}

/** The wallets of an account, as one browser moves money between them. */
export function createPurse(account: string, ways: PurseWays): Purse {
  const { journal, locks, standing, tab } = ways
  const moving = `wallet:${account}`
  const playing = ({ wallet }: Pick<Place, 'wallet'>) => `play:${account}:${wallet}`

  const isTab = (place: Place) => {
    const own = tab.read()
    return own !== undefined && isAt(place)(own)
  }

  async function homeward(
    places: readonly Place[],
    isDue: (place: Place) => boolean = () => true,
  ): Promise<Homecoming> {
    const bring = (place: Place) =>
      locks.unlessHeld(playing(place), async () => {
        const amount = isDue(place) ? await moveMoney('home', place, ways) : '0'
        // what is stuck, or played with, is still to be led home
        if (isTab(place)) tab.write(undefined)
        return amount
      })
    const [back, stuck, played]: [Homecoming['back'][number][], Place[], Place[]] = [[], [], []]
    for (const place of places) {
      try {
        const amount = await locks.oneAtATime(moving, () => bring(place))
        if (amount === undefined) played.push(place)
        else if (holds(amount)) back.push({ place, amount })
      } catch {
        stuck.push(place)
      }
    }
    return { back, stuck, played }
  }

  /** @param begin told once the game may have money there */
  async function fill(place: Place, anyway: boolean, begin: () => void): Promise<string> {
    const { main, away } = await standing()
    const isNew = holds(main) || journal.find(place) !== undefined
    const isElsewhere = !isNew && away.length > 0 && !away.some(({ wallet }) => wallet === place.wallet)
    if (isElsewhere && !anyway) throw new MoneyElsewhere(away)
    begin()
    return isNew ? moveMoney('there', place, ways) : '0'
  }

  async function finish(isMeant: (place: Place) => boolean = () => true): Promise<Homecoming> {
    const open = journal.of(account)
    const own = tab.read()
    const stayed = own?.account === account && !open.some(({ wallet }) => wallet === own.wallet) ? [own] : []
    // whoever was at it in the meantime may have ended it
    return homeward([...open, ...stayed].filter(isMeant), (place) => isTab(place) || journal.find(place) !== undefined)
  }

  return {
    finish: () => finish(),
    async stayAt(place) {
      const { letGo } = await locks.hold(playing(place))
      // begun before a reload of the page, maybe
      let has: 'not begun' | 'begun' | 'left' = isTab(place) ? 'begun' : 'not begun'
      const mustLast = () => {
        if (has === 'left') throw new Error('the stay is over')
      }
      return {
        place,
        async fill(anyway) {
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
          return homeward(began ? [place] : [])
        },
      }
    },
    async bringAllHome() {
      const before = await finish()
      const tried = new Set([...before.stuck, ...before.played].map(({ wallet }) => wallet))
      const { away } = await standing()
      const after = await homeward(
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
