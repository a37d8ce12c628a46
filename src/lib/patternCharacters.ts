/** The characters of a regular expression: what one unit of it is, and how RE2 writes it. See patternSource.ts. */

export class Refused extends Error {}

export const refuse = (reason: string): never => {
  throw new Refused(reason)
}

type Ranges = readonly (readonly [number, number])[]
const blank: Ranges = [
  [0x9, 0xd],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

export const codePoint = (code: number) => `\\x{${code.toString(16)}}`
const inClass = (ranges: Ranges) => ranges.map(([from, to]) => `${codePoint(from)}-${codePoint(to)}`).join('')

function complement(ranges: Ranges): Ranges {
  const starts = [0, ...ranges.map(([, to]) => to + 1)]
  return starts.map((from, at) => [from, (ranges[at]?.[0] ?? 0x110000) - 1] as const)
}

/** Class escapes, as they stand inside brackets. */
const classes: Readonly<Record<string, string>> = {
  d: '\\d',
  D: '\\D',
  w: '\\w',
  W: '\\W',
  s: inClass(blank),
  S: inClass(complement(blank)),
}
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 }
export const anyButLineEnds = '[^\\n\\r\\x{2028}\\x{2029}]'

export class Cursor {
  private at = 0

  constructor(private readonly source: string) {}

  get done() {
    return this.at >= this.source.length
  }

  /** Whether one of these characters comes next. */
  sees(characters: string) {
    return !this.done && characters.includes(this.source.charAt(this.at))
  }

  /** Takes the (sticky) expression at this place, if it is there. */
  take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const found = expression.exec(this.source)
    if (found) this.at += found[0].length
    return found
  }

  next(): number | undefined {
    const code = this.source.codePointAt(this.at)
    if (code !== undefined) this.at += code > 0xffff ? 2 : 1
    return code
  }
}

/** A single character (its code), or a class (its text inside brackets). */
type Unit = number | string

/** What stands in square brackets, the opening one taken. */
export function readBrackets(cursor: Cursor): string {
  const negated = cursor.take(/\^/y) !== null
  let text = ''
  while (!cursor.take(/\]/y)) {
    if (cursor.done) refuse('a character class is not closed')
    if (cursor.take(/&&|\[:/y)) refuse('a character class in the manner of Java or POSIX')
    const from = readUnit(cursor, true)
    if (typeof from === 'number' && cursor.take(/-(?!\])/y)) {
      const to = readUnit(cursor, true)
      if (typeof to === 'string') text += `${codePoint(from)}\\x{2d}${to}`
      else if (to < from) refuse('a range of characters is out of order')
      else text += inClass([[from, to]])
    } else text += typeof from === 'number' ? codePoint(from) : from
  }
  if (text === '') refuse('an empty character class')
  return `[${negated ? '^' : ''}${text}]`
}

export function readUnit(cursor: Cursor, bracketed = false): Unit {
  if (cursor.take(/\\/y)) return readEscape(cursor, bracketed)
  const code = cursor.next() ?? refuse('it ends too early')
  return scalar(code)
}

function scalar(code: number): number {
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? refuse('half a character') : code
}

function readEscape(cursor: Cursor, bracketed: boolean): Unit {
  const hex = cursor.take(/x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}/y)
  if (hex) return scalar(joinPair(cursor, Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16)))
  const property = cursor.take(/([pP])\{(?:(?:sc|Script|gc|General_Category)=)?([A-Za-z_]+)\}/y)
  if (property) return `\\${property[1]}{${property[2]}}`
  const character = cursor.take(/./uy)?.[0] ?? refuse('it ends with a backslash')
  if (bracketed && character === 'b') return 8
  if (character === '0' && cursor.take(/\d/y)) refuse('an octal escape')
  if (Object.hasOwn(classes, character)) return classes[character] ?? ''
  if (Object.hasOwn(controls, character)) return controls[character] ?? 0
  if (/[1-9k]/.test(character)) refuse('it refers back to what was matched')
  if (/[A-Za-z]/.test(character)) refuse(`\\${character} is not known`)
  return scalar(character.codePointAt(0) ?? 0)
}

/** `\uD842\uDFB7` is one character. */
function joinPair(cursor: Cursor, code: number): number {
  if (code < 0xd800 || code > 0xdbff) return code
  const low = cursor.take(/\\u([dD][c-fC-F][0-9a-fA-F]{2})/y)?.[1]
  return low ? (code - 0xd800) * 0x400 + Number.parseInt(low, 16) - 0xdc00 + 0x10000 : code
}
