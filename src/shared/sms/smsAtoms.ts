import { atom } from '../../state/atoms'
import { CallFailure } from '../../platform/failure'
import { keptCountdown, type SmsPurpose } from './keptCountdown'
import { type Clock, failed, keep, press, ready, restore, sent, type SmsState, tick, tooManyWait } from './smsMachine'

export const clock = (): Clock => ({ wall: Date.now(), steady: performance.now() })

const stateOf = (purpose: SmsPurpose) => {
  const base = atom<SmsState | undefined>(undefined)
  return atom(
    (get) => get(base) ?? restore(keptCountdown.read(purpose), clock()),
    (get, set, step: (state: SmsState, clock: Clock) => SmsState) => {
      const now = clock()
      const known = get(base)
      const before = known ?? restore(keptCountdown.read(purpose), now)
      const after = step(before, now)
      if (after === known) return
      set(base, after)
      // a restored countdown is written too: it may have been moved after the clock was set back
      if (after.state !== known?.state) keptCountdown.write(purpose, keep(after))
    },
  )
}

/** One machine a purpose, apart from the dialogs that show it: an answer that comes after one was closed counts. */
export const smsStates = {
  register: stateOf('register'),
  login: stateOf('login'),
  forgot: stateOf('forgot'),
  payment: stateOf('payment'),
  mobileNow: stateOf('mobileNow'),
  mobileNew: stateOf('mobileNew'),
  emailNow: stateOf('emailNow'),
  emailNew: stateOf('emailNew'),
  firebase: stateOf('firebase'),
  link: stateOf('link'),
  checkSms: stateOf('checkSms'),
  checkEmail: stateOf('checkEmail'),
} satisfies Record<SmsPurpose, ReturnType<typeof stateOf>>

/** Sends a code and answers how long the next one must wait, in milliseconds. */
export type SendCode = (mobile: string) => Promise<number>

/**
 * Asks for a code. Answers false where none was asked for: one is on its way, a countdown runs, or the last request
 * was less than a second ago. Throws what the sender threw.
 */
export const sendCodeAtom = atom(null, async (get, set, purpose: SmsPurpose, send: () => Promise<number>) => {
  const machine = smsStates[purpose]
  if (get(machine).state === 'sending') return false
  set(machine, press)
  if (get(machine).state !== 'sending') return false
  try {
    const length = await send()
    set(machine, (state, now) => sent(state, now, length))
    return true
  } catch (error) {
    set(machine, (state, now) => failed(state, now, isTooMany(error) ? tooManyWait : 0))
    throw error
  }
})

/** What the codes were for is done: the next may be asked for at once. */
export const restartSmsAtom = atom(null, (_get, set, purpose: SmsPurpose) => set(smsStates[purpose], () => ready))

export const tickSmsAtom = atom(null, (_get, set, purpose: SmsPurpose) => set(smsStates[purpose], tick))

function isTooMany(error: unknown): boolean {
  if (error instanceof CallFailure) {
    const { failure } = error
    if (failure.type === 'http') return failure.status === 429
    return failure.type === 'server' && (failure.message === 'sms.too.many.requests' || failure.status === 429)
  }
  return error instanceof Error && 'code' in error && error.code === 'auth/too-many-requests'
}
