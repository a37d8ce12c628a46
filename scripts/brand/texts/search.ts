import MiniSearch from 'minisearch'
import type { ShownText } from './allTexts'

/**
 * Texts that say what somebody read on a page, the surest first: the text itself, one that says it with its places
 * filled in, those that hold the phrase, those that hold all of its words. A message key finds its text too.
 */
export const searchTexts = <T extends Searched>(texts: readonly T[], words: string): readonly T[] =>
  ranked(texts, words).flatMap(({ text, rank }) => (rank < ranks.partlyFilledIn ? [text] : []))

type Searched = Pick<ShownText, 'key' | 'text'>

function ranked<T extends Searched>(texts: readonly T[], words: string) {
  const wanted = folded(words)
  if (wanted === '') return []
  const found = texts.flatMap((text) => {
    const rank = rankOf(text, wanted, words.trim())
    return rank === undefined ? [] : [{ text, rank }]
  })
  return found.sort((a, b) => a.rank - b.rank || a.text.text.length - b.text.text.length)
}

/** Whether the text says the words in one piece, or has them for its key: it is the one that was looked for. */
export function saysIt(text: Searched, words: string): boolean {
  const rank = rankOf(text, folded(words), words.trim())
  return rank !== undefined && rank < ranks.words
}

/**
 * Where nothing says the words: texts of which they may be a filled in one, then what comes near, with letters missing or
 * others in their place.
 */
export function nearTexts<T extends Searched>(texts: readonly T[], words: string): readonly T[] {
  const partly = ranked(texts, words).flatMap(({ text, rank }) => (rank === ranks.partlyFilledIn ? [text] : []))
  const index = new MiniSearch<{ id: number; key: string; text: string }>({ fields: ['text', 'key'] })
  index.addAll(texts.map(({ key, text }, id) => ({ id, key: key.replaceAll('.', ' '), text: folded(text) })))
  const near = index
    .search(folded(words), { fuzzy: 0.25, prefix: true, combineWith: 'AND' })
    .flatMap(({ id }) => texts[Number(id)] ?? [])
  return [...new Set([...partly, ...near])].slice(0, 5)
}

/** As it is compared: one case, plain quotes and spaces, without the marks of links. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/<\/?\w+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const ranks = { same: 0, filledIn: 1, phrase: 2, words: 3, withItsKey: 4, partlyFilledIn: 5 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

function rankOf({ key, text }: Searched, wanted: string, asTyped: string): Rank | undefined {
  const said = folded(text)
  if (key === asTyped || said === wanted) return ranks.same
  const filledIn = isFilledIn(said, wanted)
  // most letters are its own: the rest are a number or a name
  if (filledIn && 3 * lettersOf(ownWords(said)) >= 2 * lettersOf(wanted)) return ranks.filledIn
  if (said.includes(wanted)) return ranks.phrase
  const words = wanted.split(' ')
  const own = ownWords(said)
  if (words.every((word) => own.includes(word))) return ranks.words
  const both = `${own} ${key.toLowerCase()}`
  if (words.every((word) => both.includes(word))) return ranks.withItsKey
  return filledIn ? ranks.partlyFilledIn : undefined
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').length
const ownWords = (text: string) => text.split(/\{\{[^{}]*\}\}/).join('')

/** Letters that a text says itself, below which it would be found by anything. */
const fewestLetters = 3

/** Whether the words are the text with something in place of its {{braces}}. */
function isFilledIn(text: string, words: string): boolean {
  const [first = '', ...rest] = text.split(/\{\{[^{}]*\}\}/)
  const last = rest.pop()
  if (last === undefined || lettersOf([first, ...rest, last].join('')) < fewestLetters) return false
  if (!words.startsWith(first) || !words.endsWith(last)) return false
  const end = words.length - last.length
  let at = first.length
  for (const part of rest) {
    const next = words.indexOf(part, at)
    if (next < 0) return false
    at = next + part.length
  }
  return at <= end
}
