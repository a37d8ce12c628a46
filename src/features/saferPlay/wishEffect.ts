import type { SaferPlay } from '../../contract/safer-play'
import { isLess } from '../../lib/decimal'

/** When a new limit takes effect, compared with the one in force; both decimal strings, undefined for no limit. */
export function wishEffect(held: string | undefined, wished: string | undefined): 'same' | 'atOnce' | 'waits' {
  if (wished === undefined) return held === undefined ? 'same' : 'waits'
  if (held === undefined || isLess(wished, held)) return 'atOnce'
  return isLess(held, wished) ? 'waits' : 'same'
}

/** Games are closed to the member: by a break, or in a session that was opened to withdraw. */
export const isPlayClosed = ({ pause, withdrawOnly }: Pick<SaferPlay, 'pause' | 'withdrawOnly'>): boolean =>
  pause !== undefined || withdrawOnly === true
