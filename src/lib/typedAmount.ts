import { isLess } from './decimal'
import { plainDigits } from './digits'

/**
 * An amount as people type it: digits of any script, spaces and grouping signs, at most two places after a point or
 * comma. One decimal string for each amount, without zeros before or after it: calls that move money tell equal amounts
 * by their text. Undefined for anything else.
 */
export const readAmount = (typed: string): string | undefined => read(typed, 12)

function read(typed: string, longest: number): string | undefined {
  // marks of direction are pasted with amounts
  const shown = typed.replace(/\p{Cf}/gu, '').trim()
  const [, whole = '', part = ''] = /^(.*?)(?:[.,\u066b]\s*(\p{Nd}{1,2}))?$/su.exec(shown) ?? []
  // a sign is no amount, and one lone point before three digits may be meant either way
  if (/\p{Pd}|\u2212/u.test(whole) || /^[^.]*\.[^.,]*$/.test(whole + (part && ','))) return undefined
  const digits = plainDigits(whole.replace(/[,'\u066c]/g, ''))
  if (!/^\d+$/.test(digits) || digits.length > longest) return undefined
  const plain = digits.replace(/^0+(?=\d)/, '')
  const cents = plainDigits(part).replace(/0+$/, '')
  return cents === '' ? plain : `${plain}.${cents}`
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
