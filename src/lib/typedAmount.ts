import { isLess } from './decimal'
import { plainDigits } from './digits'

/**
 * An amount as people type it: digits of any script, grouped by one sign or not at all, at most two places after a point
 * or comma. Signs that do not group are a slip, and no reason to read ten times as much. One decimal string for each
 * amount, without zeros before or after it: calls that move money tell equal amounts by their text. Undefined for anything
 * else.
 */
export const readAmount = (typed: string): string | undefined => read(typed, 12)

function read(typed: string, longest: number): string | undefined {
  // marks of direction are pasted with amounts
  const shown = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, plainDigits)
  const [, whole = '', point = '', part = ''] = /^(.*?)(?:([.,\u066b])(\d{1,2}))?$/su.exec(shown) ?? []
  const sign = groupingSign(whole)
  // one lone point before three digits may be meant either way, and no sign is both
  if (sign === undefined || (sign !== '' && sign === point)) return undefined
  if (sign === '.' && point === '' && /^\d+\.\d+$/.test(whole)) return undefined
  const digits = whole.replace(/\D/g, '')
  if (digits.length > longest) return undefined
  const plain = digits.replace(/^0+(?=\d)/, '')
  const cents = part.replace(/0+$/, '')
  return cents === '' ? plain : `${plain}.${cents}`
}

/** What groups the digits: by three, or by two before the last three (lakh). Empty: nothing does; undefined: it is none. */
function groupingSign(whole: string): string | undefined {
  if (/^\d+$/.test(whole)) return ''
  const [, sign] = /^[1-9]\d{0,2}([\s.,'\u066c])(?:\d{3}\1)*\d{3}$/.exec(whole) ?? []
  return sign ?? /^[1-9]\d?(,)(?:\d\d,)*\d{3}$/.exec(whole)?.[1]
}

export type AmountProblem = 'required' | 'format' | 'least' | 'most'

/** What is wrong with a typed amount between two decimal strings, both included. */
export function checkAmount(
  typed: string,
  { minimum, maximum }: { readonly minimum: string; readonly maximum: string },
): { readonly amount: string } | { readonly problem: AmountProblem } {
  if (typed.trim() === '') return { problem: 'required' }
  // what is far too much is an amount all the same: it is told the maximum
  const amount = read(typed, 60)
  if (amount === undefined) return { problem: 'format' }
  if (isLess(amount, minimum)) return { problem: 'least' }
  return isLess(maximum, amount) ? { problem: 'most' } : { amount }
}
