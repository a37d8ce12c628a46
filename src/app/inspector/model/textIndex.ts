import type { SaidText } from '../../../i18n/translate'

/** A key whose text stands where somebody pointed. */
export interface FoundKey {
  readonly key: string
  /** As it was said, its values filled in. */
  readonly text: string
  /** Whether nothing else stands there. */
  readonly whole: boolean
}

export interface TextIndex {
  readonly hear: (said: SaidText) => void
  /** Keys of texts that are said so as a whole. */
  readonly whole: (text: string) => readonly FoundKey[]
  /** Keys of texts that are a part of it; of one inside another, the longer. */
  readonly within: (text: string) => readonly FoundKey[]
}

/** Texts that are remembered; those that were said long ago go first. */
const mostTexts = 20_000
/** Shorter ones stand in too many others. */
const shortestPart = 2

/** What a reader sees of a text: without places for links, marks of direction and the way its spaces were written. */
export const plainWords = (text: string): string =>
  text
    .replace(/<\/?\w+>/g, '')
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** From what the page says back to the keys, by what was said since the language was shown. */
export function createTextIndex(isKnown: (key: string) => boolean): TextIndex {
  const keysOf = new Map<string, Set<string>>()
  /** Texts whose values are put in by who draws them: pattern → their keys. */
  const open = new Map<string, { readonly pattern: RegExp; readonly keys: Set<string> }>()
  let language = ''

  const hear = (said: SaidText) => {
    if (!isKnown(said.key)) return
    if (said.language !== language) {
      keysOf.clear()
      open.clear()
      language = said.language
    }
    const text = plainWords(said.text)
    if (text === '') return
    const keys = keysOf.get(text) ?? new Set()
    // what is said again is the newest
    keysOf.delete(text)
    keysOf.set(text, keys.add(said.key))
    if (text.includes('{{')) {
      const known = open.get(text) ?? { pattern: patternOf(text), keys: new Set() }
      open.set(text, known)
      known.keys.add(said.key)
    }
    const [oldest] = keysOf.size > mostTexts ? keysOf.keys() : []
    if (oldest !== undefined) {
      keysOf.delete(oldest)
      open.delete(oldest)
    }
  }

  const found = (text: string, keys: Iterable<string>, whole: boolean) =>
    [...keys].sort().map((key) => ({ key, text, whole }))

  const whole = (text: string) => {
    const words = plainWords(text)
    const exact = found(words, keysOf.get(words) ?? [], true)
    if (exact.length > 0) return exact
    return [...open.values()].flatMap(({ pattern, keys }) => (pattern.test(words) ? found(words, keys, true) : []))
  }

  const within = (text: string) => {
    const words = plainWords(text)
    const parts = [...keysOf.keys()].filter(
      (part) => part.length >= shortestPart && part.length < words.length && holds(words, part),
    )
    return parts
      .filter((part) => !parts.some((other) => other.length > part.length && holds(other, part)))
      .sort((one, other) => words.indexOf(one) - words.indexOf(other))
      .flatMap((part) => found(part, keysOf.get(part) ?? [], false))
  }

  return { hear, whole, within }
}

/** Of a text with {{places}}; one that is nothing but places says anything, and so nothing. */
function patternOf(text: string): RegExp {
  const fixed = text.split(/\{\{.+?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  return /\p{L}/u.test(fixed.join('')) ? new RegExp(`^${fixed.join('.*?')}$`, 'su') : /(?!)/
}

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const inWord = /[\p{L}\p{N}\p{M}]/u

/** Whether a text has another one in it, not in the middle of a word. */
function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (unspaced.test(part)) return true
    const [before, after] = [text.slice(0, at).at(-1) ?? '', text.slice(at + part.length).at(0) ?? '']
    if (!inWord.test(before) && !inWord.test(after)) return true
  }
  return false
}
