import { isLess } from '../../lib/decimal'

interface Rates {
  readonly least: string
  readonly most: string
}

/** What keeps a typed rate from being set, in percent; undefined: nothing. */
export function rateProblem(
  typed: string,
  current: string,
  { least, most }: Rates,
): 'format' | 'range' | 'same' | undefined {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed)) return 'format'
  if (isLess(typed, least) || isLess(most, typed)) return 'range'
  return isLess(typed, current) || isLess(current, typed) ? undefined : 'same'
}
