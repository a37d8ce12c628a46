/**
 * Folding makes what a player types and what a platform writes the same: case, accents, full and half width, Arabic
 * and Hebrew vowel signs, forms of alef, katakana and hiragana, digits of every script. It works character by
 * character, so that a place in the folded text leads back to one in the original.
 */
const marks =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20ff\ufe00-\ufe2f\ufeff]/g

/** Letters that no decomposition makes equal. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  ё: 'е',
  ѐ: 'е',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ک: 'ك',
  گ: 'ك',
  ۀ: 'ه',
  ء: '',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
  '`': '',
  '´': '',
  '＇': '',
}

const known = new Map<string, string>()
/** More than any catalogue has; keeps hostile input from filling the memory. */
const mostKnown = 20_000

export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  // most titles: no table is asked
  if (character.length === 1 && code < 0x80 && code !== 0x27 && code !== 0x60) {
    return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : character
  }
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = Array.from(character.toLowerCase().normalize('NFKD').toLowerCase().replace(marks, ''), foldPart).join(
    '',
  )
  if (known.size < mostKnown) known.set(character, folded)
  return folded
}

function foldPart(part: string): string {
  if (Object.hasOwn(alike, part)) return alike[part] ?? part
  const code = part.codePointAt(0) ?? 0
  // katakana to hiragana
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60)
  return /\p{Nd}/u.test(part) ? digit(part, code) : part
}

/** Digits of each script stand in rows of ten, the first row's zero at a multiple of ten from the others' in most. */
function digit(part: string, code: number): string {
  for (const zero of zeros) if (code >= zero && code <= zero + 9) return String(code - zero)
  return part
}

const zeros = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
]

export function fold(text: string): string {
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return folded
}

/** What words are made of; all else parts them. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text that has been folded. */
export const wordsOf = (folded: string): string[] => folded.match(wordPattern) ?? []

/** More words than anybody types; the rest says nothing new. */
const mostWords = 8
const longestQuery = 80

/** The words of what is searched for, each once. */
export const queryWords = (query: string): readonly string[] =>
  [...new Set(wordsOf(fold(query.slice(0, longestQuery))))].slice(0, mostWords)
