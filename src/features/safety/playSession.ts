import * as z from 'zod/mini'
import { parseJson } from '../../lib/parseJson'

/**
 * A play session as it is stored: from sign-in to logging out, across all tabs of the device. Times in epoch milliseconds.
 */
export interface PlaySession {
  /** Customer id of the account. */
  readonly customer: string
  readonly startedAt: number
  /** Milliseconds with a game in sight. */
  readonly playedMs: number
  /** When a tab in sight last said so. */
  readonly seenAt: number
  /** Sign-in, or the last time that a reality check was answered. */
  readonly checkedAt: number
}

/** Milliseconds between two beats of a tab in sight. */
export const beatEvery = 10_000

/** A play session with no open tab for so long has ended: the platform's token has expired by then. */
const longestGap = 30 * 60_000

/** What one beat adds to the time played at most: a device that slept did not play. */
const longestBeat = 3 * beatEvery

const minute = 60_000

/** The stored play session where it is this account's and recent; else a new one. */
export function join(known: PlaySession | undefined, customer: string, now: number): PlaySession {
  if (known?.customer === customer && now - known.seenAt <= longestGap) return known
  return { customer, startedAt: now, playedMs: 0, seenAt: now, checkedAt: now }
}

/** A tab in sight, with a game or without. A clock that was set back never puts a check off. */
export function beat(session: PlaySession, now: number, playing: boolean): PlaySession {
  const since = Math.min(Math.max(0, now - session.seenAt), longestBeat)
  return {
    ...session,
    startedAt: Math.min(session.startedAt, now),
    playedMs: session.playedMs + (playing ? since : 0),
    seenAt: now,
    checkedAt: Math.min(session.checkedAt, now),
  }
}

export const answered = (session: PlaySession, now: number): PlaySession => ({
  ...session,
  seenAt: now,
  checkedAt: now,
})

/** @param minutes between two checks; 0: none */
export const isDue = (session: PlaySession, minutes: number): boolean =>
  minutes > 0 && session.seenAt - session.checkedAt >= minutes * minute

export const writePlaySession = (session: PlaySession): string => JSON.stringify(session)

const time = z.int().check(z.nonnegative())
const kept = z.object({ customer: z.string(), startedAt: time, playedMs: time, seenAt: time, checkedAt: time })

/** What another tab or an earlier page wrote; undefined where it is anything else. */
export const readPlaySession = (text: string): PlaySession | undefined => z.safeParse(kept, parseJson(text)).data
