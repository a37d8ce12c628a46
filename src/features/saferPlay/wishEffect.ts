import { isLess } from '../../lib/decimal'

/** When a new limit takes effect, compared with the one in force; both decimal strings, undefined for no limit. */
export function wishEffect(held: string | undefined, wished: string | undefined): 'same' | 'atOnce' | 'waits' {
  if (wished === undefined) return held === undefined ? 'same' : 'waits'
  if (held === undefined || isLess(wished, held)) return 'atOnce'
  return isLess(held, wished) ? 'waits' : 'same'
}
