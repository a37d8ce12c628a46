/**
 * Money of an account that left its main wallet for a vendor's, until it is back. `number` is that of the movement that
 * is under way: sent again under it, the platform moves nothing twice.
 */
export interface Trip {
  readonly account: string
  /** accountTypeId of the vendor's wallet. */
  readonly wallet: number
  /** The vendor's name, for what is told. */
  readonly vendor: string
  /** in: on its way there; there: to be played with; out: on its way back. */
  readonly stage: 'in' | 'there' | 'out'
  readonly number: string
}

export type Place = Pick<Trip, 'account' | 'wallet' | 'vendor'>
/** Where the money is wanted. */
export type Goal = 'there' | 'home'

export type MovingTrip = Trip & { readonly stage: 'in' | 'out' }

/** What to do next: nothing, or to send one movement; `again`: it may have been sent before. */
export type Move = { readonly do: 'nothing' } | { readonly do: 'send'; readonly trip: MovingTrip; readonly again: boolean }

/**
 * A movement whose answer is not known is finished first, whatever is wanted: only then is it known where the money is.
 * @param number of a movement that begins now
 */
export function nextMove(trip: Trip | undefined, goal: Goal, place: Place, number: string): Move {
  if (trip === undefined) return goal === 'home' ? { do: 'nothing' } : begin({ ...place, stage: 'in', number })
  if (trip.stage !== 'there') return { do: 'send', trip: { ...trip, stage: trip.stage }, again: true }
  return goal === 'there' ? { do: 'nothing' } : begin({ ...trip, stage: 'out', number })
}

const begin = (trip: MovingTrip): Move => ({ do: 'send', trip, again: false })

/** What the platform said of a movement. Refused: it did nothing now and said so. */
export type Said = 'moved' | 'refused'

/**
 * The trip afterwards; undefined: all the money is home. A refusal ends a way in that was sent this once; one that may
 * have been done before the platform refused it, and every way back, stay to be tried again.
 */
export function afterMove(trip: MovingTrip, said: Said, again: boolean): Trip | undefined {
  if (said === 'refused') return trip.stage === 'in' && !again ? undefined : trip
  return trip.stage === 'in' ? { ...trip, stage: 'there' } : undefined
}
