import type * as z from 'zod/mini'
import type { NamedCall } from '../../platform/calls'
import type { PlatformClient } from '../../platform/client'
import type { Done, Fate } from './sendOnce'

/**
 * A call that moves money or points, as data.
 * - `Content`: what the player confirmed, kept in local storage until the answer is known: no password, nothing private
 * - `Beside`: what is sent with it and never stored
 */
export interface MoneyCall<Content, Beside, Value> {
  readonly call: NamedCall<Value>
  readonly content: z.ZodMiniType<Content>
  /** Two requests for which it is equal are one intent, and are sent under one request id. */
  readonly same: (content: Content) => readonly (string | number)[]
  readonly body: (content: Content, beside: Beside, requestId: string) => object
  /** What the answer says became of it. */
  readonly done: (value: Value) => Done
  /** Asks the platform whether it did a request, without doing anything. */
  readonly find: (client: PlatformClient, requestId: string) => Promise<Fate>
  /** Ids of the calls whose answers it makes stale. */
  readonly changes: readonly string[]
}

/** A row of the platform's records that may name the request behind it. */
export interface Booked extends Done {
  readonly requestId?: string | undefined
}

/** A row of records that hold what was done alone: there is nothing to wait for. */
export const granted = ({ requestId, reference }: Pick<Booked, 'requestId' | 'reference'>): Booked => ({
  requestId,
  reference,
  standing: 'granted',
})

/**
 * The fate of a request by the list that the platform gave for it alone. A platform that does not know the question
 * answers with others, and says nothing about this one.
 */
export function fateIn(list: readonly Booked[], requestId: string): Fate {
  const found = list.find((booked) => booked.requestId === requestId)
  if (found) return { state: 'done', reference: found.reference, standing: found.standing }
  return { state: list.length === 0 ? 'absent' : 'unknown' }
}
