import { atom, type Getter } from '../../state/atoms'
import { storageKey, text } from '../../lib/safeStorage'
import { sessionKeys } from '../../session/keys'
import { sessionAtom } from '../../session/session'
import { checkMinutesAtom } from '../../shared/safety/checkInterval'
import { answered, beat, isDue, join, type PlaySession, readPlaySession, writePlaySession } from './playSession'

/** Shared by the tabs of a device, so that a second one neither starts the clock again nor asks twice. */
export const keptSession = storageKey('localStorage', 'marquee.stay', text)

const held = atom<PlaySession | undefined>(undefined)

/** The play session of the account; undefined until its first heartbeat. */
export const playSessionAtom = atom((get) => get(held))

export const isDueAtom = atom((get) => {
  const session = get(held)
  return session !== undefined && isDue(session, get(checkMinutesAtom))
})

/** What another tab knows by now, else what this one does: that it is still open shows that the stay is not over. */
function known(get: Getter, now: number): PlaySession | undefined {
  const session = get(sessionAtom)
  if (session.state === 'visitor') return undefined
  const customer = sessionKeys.customerId.read() ?? session.account
  const kept = readPlaySession(keptSession.read() ?? '')
  const own = get(held)
  if (own?.customer === customer) return kept?.customer === customer && kept.seenAt > own.seenAt ? kept : own
  return join(kept, customer, now)
}

/** Stores the next state of the play session, for this tab and the others; does nothing without an account. */
const changeAtom = atom(null, (get, set, now: number, change: (session: PlaySession) => PlaySession) => {
  const session = known(get, now)
  if (session === undefined) return
  const next = change(session)
  keptSession.write(writePlaySession(next))
  set(held, next)
})

/** `now` in epoch milliseconds; `playing` with a game in sight. */
export const beatAtom = atom(null, (_get, set, now: number, playing: boolean) => {
  set(changeAtom, now, (session) => beat(session, now, playing))
})

export const answerCheckAtom = atom(null, (_get, set, now: number) => {
  set(changeAtom, now, (session) => answered(session, now))
})

/** Who logged out starts from nothing the next time. */
export const endStayAtom = atom(null, (get, set) => {
  if (get(sessionAtom).state !== 'visitor') return
  keptSession.remove()
  set(held, undefined)
})
