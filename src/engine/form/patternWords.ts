import type { Message } from '../../lib/form/model'

/** What a character class may be made of, as one sign each. */
const parts: ReadonlyMap<string, string> = new Map([
  ['A-Z', 'A'],
  ['a-z', 'a'],
  ['0-9', '0'],
  ['\\d', '0'],
  ['\\w', 'Aa0_'],
  ['_', '_'],
  ['-', '-'],
  ['\\-', '-'],
])

/** `[A-Za-z0-9_-]` as `-0A_a`; undefined where there is anything else in it. */
function made(characters: string): string | undefined {
  const found = characters.match(/[A-Za-z0-9]-[A-Za-z0-9]|\\.|./gsu)?.map((part) => parts.get(part)) ?? [undefined]
  return found.includes(undefined) ? undefined : [...new Set(found.join(''))].sort().join('')
}

/** One class or more, or a first character and the rest, of any length: lengths are told by themselves. */
const shape = /^\^?(?:\[([^[\]]+)\])?\[([^[\]]+)\][+*]\$?$/u

/** By the class of the first character, where it has one of its own, and that of the rest. */
const sentences: Readonly<Record<string, string>> = {
  ' -0A_a': 'form.format.username',
  ' 0Aa': 'form.pattern.14',
  ' 0': 'form.pattern.6',
  'Aa 0Aa': 'form.pattern.1',
}

/** What a pattern of the platform's accepts, where it is a plain one that there are words for. */
export function patternWords(
  source: string,
  range: { readonly min: number; readonly max: number } | undefined,
): Message | undefined {
  const [, first, rest] = shape.exec(source) ?? []
  if (rest === undefined) return undefined
  const key = sentences[`${first === undefined ? '' : made(first)} ${made(rest)}`]
  if (key === undefined) return undefined
  // this one tells the lengths
  return key !== 'form.format.username' ? { key } : range && { key, params: range }
}
