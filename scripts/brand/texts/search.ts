import MiniSearch from 'minisearch'
import type { ShownText } from './allTexts'

/**
 * Texts that say what somebody read on a page, the surest first: the text itself, one that says it with its places
 * filled in, those that hold the phrase, those that hold all of its words. A message key finds its text too.
 */
export function searchTexts<T extends Pick<ShownText, 'key' | 'text'>>(
  texts: readonly T[],
  words: string,
): readonly T[] {
  const wanted = folded(words)
  if (wanted === '') return []
  const found = texts.flatMap((text) => {
    const rank = rankOf(text, wanted, words.trim())
    return rank === undefined ? [] : [{ text, rank }]
  })
  return found.sort((a, b) => a.rank - b.rank || a.text.text.length - b.text.text.length).map(({ text }) => text)
}

/** Where nothing says the words: what comes near, with letters missing or others in their place. */
export function nearTexts<T extends Pick<ShownText, 'key' | 'text'>>(texts: readonly T[], words: string): readonly T[] {
  const index = new MiniSearch<{ id: number; key: string; text: string }>({ fields: ['text', 'key'] })
  index.addAll(texts.map(({ key, text }, id) => ({ id, key: key.replaceAll('.', ' '), text: folded(text) })))
  return index
    .search(folded(words), { fuzzy: 0.25, prefix: true, combineWith: 'AND' })
    .slice(0, 5)
    .flatMap(({ id }) => texts[Number(id)] ?? [])
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

function rankOf({ key, text }: Pick<ShownText, 'key' | 'text'>, wanted: string, asTyped: string): number | undefined {
  const said = folded(text)
  if (key === asTyped || said === wanted) return 0
  if (isFilledIn(said, wanted)) return 1
  if (said.includes(wanted)) return 2
  const words = wanted.split(' ')
  if (words.every((word) => said.includes(word))) return 3
  const both = `${said} ${key.toLowerCase()}`
  return words.every((word) => both.includes(word)) ? 4 : undefined
}

/** Letters that a text says itself, below which it would be found by anything. */
const fewestLetters = 3

/** Whether the words are the text with something in place of its {{braces}}. */
function isFilledIn(text: string, words: string): boolean {
  const [first = '', ...rest] = text.split(/\{\{[^{}]*\}\}/)
  const last = rest.pop()
  if (last === undefined || [first, ...rest, last].join('').replace(/[^\p{L}]/gu, '').length < fewestLetters)
    return false
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
