import { isLess } from '../../lib/decimal'

/** What a wished limit does, beside the one that counts: both as decimal strings; undefined: no limit. */
export function wishEffect(held: string | undefined, wished: string | undefined): 'same' | 'atOnce' | 'waits' {
  if (wished === undefined) return held === undefined ? 'same' : 'waits'
  if (held === undefined || isLess(wished, held)) return 'atOnce'
  return isLess(held, wished) ? 'waits' : 'same'
}
