/**
 * The button that sends a code (spec §4): ready, sending, counting down, and back to ready on failure. Pure: what
 * time it is comes with every step.
 *
 * A countdown is measured from its start by two clocks, and the one that ran further counts: the wall clock misses no
 * sleep of the machine, the other is never set back. So it lasts no longer than its length, and never starts over.
 */
export interface Clock {
  /** Epoch milliseconds, as the machine believes; may jump either way. */
  readonly wall: number
  /** Milliseconds since the page was opened; never goes back, and may stand still while the machine sleeps. */
  readonly steady: number
}

export type SmsState =
  | { readonly state: 'ready'; readonly pressed: number | undefined }
  | { readonly state: 'sending'; readonly pressed: number }
  | {
      readonly state: 'countdown'
      /** Milliseconds from start to end. */
      readonly length: number
      readonly start: Clock
      /** As far as it has got, whatever the clocks say later. */
      readonly elapsed: number
    }

/** Milliseconds between two requests, also where the first one failed (spec §9). */
export const throttle = 1_000
/** Wait after "too many requests" (spec §9), in milliseconds. */
export const tooManyWait = 5 * 60_000
/** No countdown is longer, whatever a server says. */
export const longest = 24 * 3_600_000

export const ready: SmsState = { state: 'ready', pressed: undefined }

/** The visitor asks for a code: `sending` where one may be sent, else what was. */
export function press(state: SmsState, clock: Clock): SmsState {
  const now = tick(state, clock)
  if (now.state !== 'ready') return now
  if (now.pressed !== undefined && clock.steady - now.pressed < throttle) return now
  return { state: 'sending', pressed: clock.steady }
}

/** The code is on its way: the next one may be asked for after `length` milliseconds. */
export function sent(state: SmsState, clock: Clock, length: number): SmsState {
  return state.state === 'sending' ? countdown(clock, length) : tick(state, clock)
}

/** No code was sent. With a wait, such as after too many requests, the button rests that long. */
export function failed(state: SmsState, clock: Clock, wait = 0): SmsState {
  if (state.state !== 'sending') return tick(state, clock)
  return wait > 0 ? countdown(clock, wait) : { state: 'ready', pressed: state.pressed }
}

/** Time went by. The same state where nothing changed, so that nothing is drawn again. */
export function tick(state: SmsState, clock: Clock): SmsState {
  if (state.state !== 'countdown') return state
  const { start, length } = state
  const elapsed = Math.max(state.elapsed, clock.wall - start.wall, clock.steady - start.steady)
  if (elapsed >= length) return ready
  return elapsed === state.elapsed ? state : { ...state, elapsed }
}

/** Whole seconds left to show; 0 where nothing counts down. */
export const secondsLeft = (state: SmsState): number =>
  state.state === 'countdown' ? Math.max(1, Math.ceil((state.length - state.elapsed) / 1000)) : 0

function countdown(start: Clock, length: number): SmsState {
  const whole = Math.min(longest, Math.round(length))
  return whole > 0 ? { state: 'countdown', length: whole, start, elapsed: 0 } : ready
}

/** What survives a reload: when by the wall clock, and how long. */
export interface KeptCountdown {
  readonly startedAt: number
  readonly length: number
}

export const keep = (state: SmsState): KeptCountdown | undefined =>
  state.state === 'countdown' ? { startedAt: state.start.wall, length: state.length } : undefined

/**
 * The state of a page that was just opened. A countdown that says it starts in the future was written before the
 * clock was set back: how much of it is over cannot be known, so it counts from now.
 */
export function restore(kept: KeptCountdown | undefined, clock: Clock): SmsState {
  if (!kept) return ready
  const { startedAt, length } = kept
  const gone = Math.max(0, clock.wall - startedAt)
  return tick(
    { state: 'countdown', length, start: { wall: clock.wall - gone, steady: clock.steady - gone }, elapsed: 0 },
    clock,
  )
}
