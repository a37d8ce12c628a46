/**
 * The registration patterns 0 to 22 (spec §5). Each test takes the whole value and runs in
 * time linear in its length: most of them search for a character that does not belong, and the others
 * are a run of one class, so there is nothing to backtrack into.
 *
 * What the specification leaves open is decided here:
 * - Rules for identifiers and passwords (1, 4, 5, 7, 14, 18, 19) mean the ASCII letters and digits: a server
 *   compares bytes, and full-width or accented look-alikes are other characters. 2 adds the Han script to them.
 * - Rules for names (12, 21) mean the letters of any script with their combining marks and joiners. 8 is English.
 * - "Space" is U+0020 alone; "no spaces" refuses every kind of white space. Rules made of letters and spaces ask
 *   for at least one letter.
 * - 20 asks for one of each kind and allows any other visible character.
 * - An empty value is a matter of `required`, not of a pattern; only 0 and 9 accept it.
 */
export interface ValueRule {
  readonly id: string
  readonly test: (value: string) => boolean
  readonly messageKey: string
  /** Figures named in the message. */
  readonly params?: Readonly<Record<string, number>>
}

/** A number of the specification's, or the other reading of 10. */
export type PatternId = number | '10Chinese'

export interface PatternRow extends Omit<ValueRule, 'id'> {
  readonly id: PatternId
}

const matches = (expression: RegExp) => (value: string) => expression.test(value)

/** Not empty, and no character outside the class: a search that never goes back. */
function madeOf(characters: string) {
  const other = new RegExp(`[^${characters}]`, 'u')
  return (value: string) => value !== '' && !other.test(value)
}

/** Letters, vowel signs and tone marks of Thai: no digits, no baht sign. */
const thaiMark = '\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E'
const thai = `\\u0E01-\\u0E30\\u0E32\\u0E33\\u0E40-\\u0E46${thaiMark}`
/** Hangul syllables and jamo, full width, without the invisible fillers. */
const hangul =
  '\\u1100-\\u115E\\u1161-\\u11FF\\u3131-\\u3163\\u3165-\\u318E\\uA960-\\uA97C\\uAC00-\\uD7A3\\uD7B0-\\uD7FB'
/** Kana, kanji and their marks; half-width katakana and full-width Latin are not among them. */
const voicing = '\\u3099\\u309A'
const japanese = `\\u3041-\\u3096${voicing}\\u309D\\u309E\\u30A1-\\u30FE\\u3005-\\u3007\\p{Script=Han}`
/** What may follow a letter as part of it: combining marks, and the joiners of Indic and Persian writing. */
const joined = '\\p{Mn}\\p{Mc}\\u200C\\u200D'
const madeOfThai = madeOf(thai)
const thaiEnglish = madeOf(`A-Za-z ${thai}`)
const madeOfJapanese = madeOf(japanese)
const names = madeOf(`\\p{L}${joined} `)
const lettersSymbols = madeOf(`\\p{L}\\p{P}\\p{Sc}\\p{Sm}^\`${joined}`)
const namePart = madeOf(`\\p{L}${joined}'’.·-`)
/** A mark with no letter before it; variation selectors, which make emoji of symbols; letters that show nothing. */
const malformed = new RegExp(`(?:^| )[${joined}]|[\\uFE00-\\uFE0F\\u115F\\u1160\\u3164\\uFFA0]`, 'u')
const wellFormed = (value: string) => !malformed.test(value)
const hasLetter = /\p{L}/u
const letterFirst = /^\p{L}/u

function fullName(value: string): boolean {
  const parts = value.split(' ')
  return parts.length > 1 && wellFormed(value) && parts.every((part) => namePart(part) && letterFirst.test(part))
}

const hasUpper = /[A-Z]/
const hasLower = /[a-z]/
const hasDigit = /[0-9]/
const hasSpecial = /[\p{P}\p{S}]/u
const invisible = /[\s\p{Cc}\p{Cs}]/u
const oneOfEach = (value: string) =>
  [hasUpper, hasLower, hasDigit, hasSpecial].every((kind) => kind.test(value)) && !invisible.test(value)

const lettersDigits = matches(/^[A-Za-z0-9]+$/)

/** A day that exists in the Gregorian calendar, year 1 to 9999. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= days
}

/** yyyy-MM-dd. */
export function isCalendarDate(value: string): boolean {
  const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(value)
  return found !== null && isCalendarDay(Number(found[1]), Number(found[2]), Number(found[3]))
}

function dateMonthFirst(value: string): boolean {
  const found = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/.exec(value)
  return found !== null && isCalendarDay(Number(found[3]), Number(found[1]), Number(found[2]))
}

const atom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
const topLevel = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i

/** name@host.tld in ASCII, lengths of RFC 5321. Quoted names and addresses without a dot are not taken. */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false
  const at = value.indexOf('@')
  if (at < 1 || at > 64) return false
  if (
    !value
      .slice(0, at)
      .split('.')
      .every((part) => atom.test(part))
  )
    return false
  const labels = value.slice(at + 1).split('.')
  return (
    labels.length > 1 &&
    topLevel.test(labels[labels.length - 1] ?? '') &&
    labels.every((part) => part.length <= 63 && label.test(part))
  )
}

const rules: readonly ((value: string) => boolean)[] = [
  /* 0 any characters */ () => true,
  /* 1 letter first, then letters and digits */ matches(/^[A-Za-z][A-Za-z0-9]*$/),
  /* 2 letters, Chinese characters, digits */ madeOf('A-Za-z0-9\\p{Script=Han}'),
  /* 3 email */ isEmail,
  /* 4 alphanumeric, no special characters */ lettersDigits,
  /* 5 letters and digits */ lettersDigits,
  /* 6 digits only */ matches(/^[0-9]+$/),
  /* 7 letters and digits, at least one uppercase */ (value) => lettersDigits(value) && hasUpper.test(value),
  /* 8 English letters and spaces */ (value) => /^[A-Za-z ]+$/.test(value) && /[A-Za-z]/.test(value),
  /* 9 no spaces */ (value) => !/\s/.test(value),
  /* 10 letters and symbols */ (value) => lettersSymbols(value) && wellFormed(value),
  /* 11 date yyyy-MM-dd */ isCalendarDate,
  /* 12 letters and space */ (value) => names(value) && hasLetter.test(value) && wellFormed(value),
  /* 13 date MM-dd-yyyy */ dateMonthFirst,
  /* 14 letters and digits only */ lettersDigits,
  /* 15 Korean only */ madeOf(hangul),
  /* 16 Thai only */ (value) => madeOfThai(value) && wellFormed(value),
  /* 17 Thai or English and spaces */ (value) => thaiEnglish(value) && hasLetter.test(value) && wellFormed(value),
  /* 18 uppercase and spaces, at least one letter */ (value) => /^[A-Z ]+$/.test(value) && hasUpper.test(value),
  /* 19 letters, digits, symbols */ matches(/^[!-~]+$/),
  /* 20 at least one upper, lower, digit, special */ oneOfEach,
  /* 21 full name, parts separated by a space */ fullName,
  /* 22 full-width Japanese, no spaces */ (value) => madeOfJapanese(value) && wellFormed(value),
]

export const patterns: readonly PatternRow[] = rules.map((test, id) => ({ id, test, messageKey: `form.pattern.${id}` }))

/** Other reading of pattern 10: Chinese characters and punctuation. */
const chineseAndPunctuation: PatternRow = {
  id: '10Chinese',
  test: madeOf('\\p{Script=Han}\\p{P}'),
  messageKey: 'form.pattern.10Chinese',
}

export type Pattern10 = 'letters' | 'chinese'

/** Undefined for an id that the specification does not have. */
export const findPattern = (id: PatternId): PatternRow | undefined =>
  id === '10Chinese' ? chineseAndPunctuation : patterns[id]

/** Length as people count it for a rule: code points, so an emoji or a rare character is one. */
export function codePointLength(value: string): number {
  let length = 0
  for (let at = 0; at < value.length; at += (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1
  return length
}
