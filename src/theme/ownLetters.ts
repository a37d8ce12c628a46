import type { Font } from '../contract/theme'
import { type FontFigures, readRanges } from './fontFaces'

/**
 * Letters that a language written in Latin or Cyrillic needs beside those of English. A typeface that lacks some of them
 * would leave single letters of a word to another one, so pages in that language are set without it. Other scripts take
 * whole words from a typeface of their own.
 */
const ownLetters: Readonly<Record<string, string>> = {
  es: 'áéíñóúü¿¡',
  fr: 'àâæçéèêëîïôœùûüÿ',
  kk: 'абвгдежзийклмнопрстуфхцчшщъыьэюяәғқңөұүһі',
  pt: 'ãâáàçéêíõôóú',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  tr: 'çğıİöşü',
  uz: 'ʻʼ',
  vi: 'ăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ',
}

/** All of them, as a file is asked for them once. */
export const askedLetters: string = [...new Set(Object.values(ownLetters).join(''))].join('')

/** Languages whose words a typeface could not set whole, from what its files hold and where they are used. */
export function lackingLanguages({ files = [] }: Font, { letters }: FontFigures): readonly string[] {
  if (files.length === 0) return []
  const has = (letter: string) =>
    files.some(({ file, unicodeRange }) => {
      const held = Object.hasOwn(letters, file) ? letters[file] : undefined
      // of a file that could not be read nothing is known
      if (held !== undefined && !held.includes(letter)) return false
      const code = letter.codePointAt(0) ?? 0
      return (
        unicodeRange === undefined || readRanges(unicodeRange).some(([first, last]) => code >= first && code <= last)
      )
    })
  return Object.entries(ownLetters).flatMap(([tag, needed]) => ([...needed].every(has) ? [] : [tag]))
}
