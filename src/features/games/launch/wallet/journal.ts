import * as z from 'zod/mini'
import { storageKey, text } from '../../../../lib/safeStorage'
import type { Place, Trip } from './trip'

/**
 * Trips that are not over. Local storage: a tab that is closed, or a browser that ends, must not take with it what is
 * needed to bring money home. Nothing in it lets anybody move money: that takes a session.
 */
const stored = storageKey('localStorage', 'walletTrips', text)

const shape = z.array(
  z.object({
    account: z.string(),
    wallet: z.int(),
    vendor: z.string(),
    stage: z.enum(['in', 'there', 'out']),
    number: z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/)),
  }),
)

export interface Journal {
  readonly of: (account: string) => readonly Trip[]
  readonly find: (place: Place) => Trip | undefined
  /** Undefined: the trip is over. */
  readonly write: (place: Place, trip: Trip | undefined) => void
}

const read = (): readonly Trip[] => {
  try {
    return shape.parse(JSON.parse(stored.read() ?? '[]'))
  } catch {
    return []
  }
}

const isAt = (place: Pick<Place, 'account' | 'wallet'>) => (trip: Trip) => trip.account === place.account && trip.wallet === place.wallet

export const journal: Journal = {
  of: (account) => read().filter((trip) => trip.account === account),
  find: (place) => read().find(isAt(place)),
  write: (place, trip) => {
    const others = read().filter((other) => !isAt(place)(other))
    const all = trip === undefined ? others : [...others, trip]
    if (all.length === 0) stored.remove()
    else stored.write(JSON.stringify(all))
  },
}
