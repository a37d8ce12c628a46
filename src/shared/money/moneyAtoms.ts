import * as z from 'zod/mini'
import { browserLocks } from '../../lib/locks'
import { newId } from '../../lib/newId'
import { serverNow } from '../../lib/serverClock'
import type { PlatformClient } from '../../platform/client'
import { CallFailure } from '../../platform/failure'
import { clientAtom, clientConfigAtom } from '../../session/client'
import { sessionAtom } from '../../session/session'
import { atom, type Getter } from '../../state/atoms'
import { answerCacheAtom } from '../../site/answers'
import { type Intent, isFresh, isOwn, type Owner, type Wanted } from './intent'
import { journal, watchJournal } from './journal'
import type { MoneyCall } from './moneyCall'
import { type Fate, forgetIntent, lookUp, type Means, type Sent, sendOnce } from './sendOnce'

/** An intent without an answer, as a page shows it. */
export interface OpenIntent<Content> {
  readonly intent: Intent
  readonly content: Content
  /** Asking for the same sends it again. Where not, it is only told of, until the player takes it off. */
  readonly isFresh: boolean
}

const means: Means = {
  journal,
  inTurn: (name, work) => browserLocks().oneAtATime(name, work),
  newId,
  now: serverNow,
}

/** Found in the platform's books while the page was open, after its answer had not come. */
interface Found extends Owner {
  readonly same: string
  readonly content: unknown
}

/** Counts what changed in the journal, and whatever is on its way. */
const changesAtom = atom(0)
changesAtom.onMount = (set) => {
  const changed = () => set((count) => count + 1)
  // other tabs may have written while no component was subscribed
  changed()
  return watchJournal(changed)
}

/**
 * The verbs of a money call, made once for each. Whatever moves money or points goes through them: an intent is done at most
 * once, however often, from however many tabs and after however many failures it is pressed (docs/money.md).
 */
export function moneyAtoms<Content, Beside, Value>(money: MoneyCall<Content, Beside, Value>) {
  const callId = money.call.id
  const foundAtom = atom<readonly Found[]>([])
  const flights = atom(() => new Map<string, Promise<Sent<Value>>>())
  const refused = () => new CallFailure(callId, { type: 'no-token' }, false)
  const ownerOf = (get: Getter) => {
    const session = get(sessionAtom)
    return session.state === 'signed-in'
      ? { merchant: get(clientConfigAtom).merchant, account: session.account }
      : undefined
  }
  /** Calls are sent with the current session, so an intent of another account is left alone. */
  const asOwner = <T>(
    get: Getter,
    { merchant, account }: Owner,
    call: (client: PlatformClient) => Promise<T>,
  ): Promise<T> => {
    const now = ownerOf(get)
    return now?.account === account && now.merchant === merchant ? call(get(clientAtom)) : Promise.reject(refused())
  }
  const keyOf = ({ account, same }: Wanted) => JSON.stringify([account, same])

  const changed = atom(null, (get, set) => {
    set(changesAtom, get(changesAtom) + 1)
    for (const id of money.changes) get(answerCacheAtom).refresh(id)
  })

  /** A press while the same is on its way joins it. */
  const send = atom(null, (get, set, content: Content, beside: Beside): Promise<Sent<Value>> => {
    const owner = ownerOf(get)
    if (!owner) return Promise.resolve({ state: 'refused', error: refused() })
    const wanted: Wanted = { ...owner, call: callId, same: JSON.stringify(money.same(content)), content }
    const [key, underWay] = [keyOf(wanted), get(flights)]
    const joined = underWay.get(key)
    if (joined) return joined
    const ways = {
      send: (id: string) =>
        asOwner(get, owner, (client) => client(money.call, { body: money.body(content, beside, id) })),
      find: (id: string) => asOwner(get, owner, (client) => money.find(client, id)),
      done: money.done,
    }
    const flight = sendOnce(wanted, ways, means)
      .then((sent) => {
        // found or answered: told either way, and another one is meant as such
        if (sent.state === 'done')
          set(
            foundAtom,
            get(foundAtom).filter(({ same }) => same !== wanted.same),
          )
        return sent
      })
      // it is unknown how far the call got
      .catch((error: unknown): Sent<Value> => ({ state: 'open', error }))
      .finally(() => {
        underWay.delete(key)
        set(changed)
      })
    underWay.set(key, flight)
    return flight
  })

  /** Those whose answer did not come, newest first; what is on its way in this tab is not among them. */
  const open = atom((get): readonly OpenIntent<Content>[] => {
    get(changesAtom)
    const owner = ownerOf(get)
    if (!owner) return []
    const now = serverNow()
    return journal
      .read()
      .filter((intent) => isOwn(owner)(intent) && intent.call === callId && !get(flights).has(keyOf(intent)))
      .flatMap((intent) => {
        const { data } = z.safeParse(money.content, intent.content)
        return data === undefined ? [] : [{ intent, content: data, isFresh: isFresh(intent, now) }]
      })
      .sort((one, other) => other.intent.at - one.intent.at)
  })

  /** Asks what became of one. Throws CallFailure. */
  const findOut = atom(null, async (get, set, intent: Intent): Promise<Fate> => {
    const fate = await lookUp(intent, (id) => asOwner(get, intent, (client) => money.find(client, id)), means)
    if (fate.state === 'done') set(foundAtom, [...get(foundAtom), intent])
    set(changed)
    return fate
  })

  /** The player was told and takes it off. */
  const forget = atom(null, async (get, set, intent: Intent): Promise<void> => {
    await forgetIntent(intent, means)
    set(changesAtom, get(changesAtom) + 1)
  })

  /** It is in a list of the platform's. */
  const settle = atom(null, async (get, set, intent: Intent): Promise<void> => {
    set(foundAtom, [...get(foundAtom), intent])
    await set(forget, intent)
  })

  /** What was found since the page was opened: whoever asks for the like of it may not have seen that. */
  const found = atom((get): readonly Content[] => {
    const owner = ownerOf(get)
    return get(foundAtom).flatMap((one) => {
      const { data } = z.safeParse(money.content, one.content)
      return data === undefined || !owner || !isOwn(owner)(one) ? [] : [data]
    })
  })

  return { send, open, found, findOut, settle, forget }
}

export type MoneyAtoms<Content, Beside, Value> = ReturnType<typeof moneyAtoms<Content, Beside, Value>>
