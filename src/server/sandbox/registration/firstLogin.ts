import { randomInt } from 'node:crypto'
import type { FieldRule } from '../../../contract/registration-settings'
import { findFormat } from '../../../lib/formats'
import { fieldProblem } from './fieldProblem'
import { passwordProblem } from './passwordRule'

const small = 'abcdefghjkmnpqrstuvwxyz'
const large = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'
const most = 400

const pick = (from: string): string => from[randomInt(from.length)] ?? ''
const word = (length: number, ...of: readonly string[]): string =>
  Array.from({ length }, (_, place) => pick(place < of.length ? (of[place] ?? digits) : of.join(''))).join('')

/** From plain to rare: a rule of the merchant's may want digits alone, or a sign. */
const passwordShapes: readonly (readonly string[])[] = [
  [small, large, digits],
  [small, digits],
  [large, small, digits, '!@#%'],
  [digits],
]

/**
 * A first password under the merchant's rule, without letters that are easily taken for others. Of the system's random
 * source: nothing that can be foreseen makes it.
 */
export async function newFirstPassword(rule: FieldRule | undefined): Promise<string> {
  for (let tries = 0; tries < most; tries += 1) {
    const shape = passwordShapes[Math.floor((tries * passwordShapes.length) / most)] ?? []
    const length = 10 - (tries % 5) + (tries % 3 === 2 ? 4 : 0)
    const password = word(length, ...shape)
    if ((await passwordProblem(rule, password)) === undefined) return password
  }
  throw new Error('no password keeps the rule of the merchant')
}

/** Why a typed account name is refused, as registration would. */
export async function usernameProblem(rule: FieldRule | undefined, name: string): Promise<string | undefined> {
  const isRuled = rule?.patternId !== undefined || rule?.acceptedPattern !== undefined
  if (!isRuled && findFormat('usernameCharacters')?.test(name) === false) return 'pattern'
  return fieldProblem({ ...rule, enabled: true, required: true }, name)
}

/** A name that keeps the merchant's rule and that nobody has. */
export async function newAccountName(rule: FieldRule | undefined, isTaken: (name: string) => boolean): Promise<string> {
  for (let tries = 0; tries < most; tries += 1) {
    const name = word(3, small) + word(5 + (tries % 3), digits)
    if (!isTaken(name) && (await usernameProblem(rule, name)) === undefined) return name
  }
  throw new Error('no account name keeps the rule of the merchant')
}
