/** Long enough for any real title; what is beyond would be too small to read and would burst the file's size. */
const longest = 60

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u
const narrow = /[\sijlIrtf.,:;'’!|()[\]-]/
const broad = /[mwMW@%&—…]/
const joined = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const marks = /\p{Mark}/u
const closing = /^[、。，！？：；）」』》…·.,!?:;)]/u

export type Script = 'latin' | 'han' | 'arabic'

export const scriptOf = (text: string): Script => {
  if (joined.test(text)) return 'arabic'
  return wide.test(text) ? 'han' : 'latin'
}

const widthOf = (letter: string) => {
  if (marks.test(letter)) return 0
  if (wide.test(letter)) return 1
  if (narrow.test(letter)) return 0.31
  if (broad.test(letter)) return 0.86
  if (joined.test(letter)) return 0.52
  return letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.68 : 0.56
}

const total = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
const blank = widthOf(' ')

/** Estimated width in em of a bold sans-serif: near enough, since the text is then set to exactly this length. */
export const measure = (text: string): number => Math.max(0.4, total(text))

/** Control characters and lone surrogates cannot stand in XML; spaces are made single. */
export const cleanTitle = (title: string): string => {
  const plain = title
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...plain]
  return letters.length <= longest
    ? plain
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
}

const tokens = (title: string): string[] =>
  title.split(' ').flatMap((word, i) => {
    const parts = wide.test(word) ? (word.match(/[\p{ASCII}\p{Script=Latin}]+|./gsu) ?? []) : [word]
    const whole = parts.reduce<string[]>((kept, part) => {
      const last = kept.length - 1
      if (last >= 0 && closing.test(part)) kept[last] = `${kept[last] ?? ''}${part}`
      else kept.push(part)
      return kept
    }, [])
    return whole.map((part, at) => (i > 0 && at === 0 ? ` ${part}` : part))
  })

export interface Line {
  text: string
  size: number
  width: number
}

interface Box {
  width: number
  height: number
}

/** The sizes of one to three lines of these widths in em, each as large as the box lets it be. */
const sizesOf = (widths: readonly number[], box: Box): number[] => {
  const tallest = widths.length === 1 ? 0.82 : 0.62
  const sizes = widths.map((width) => Math.min(box.height * tallest, box.width / width))
  const shrink = Math.min(1, box.height / sizes.reduce((sum, size) => sum + size * 1.02, 0))
  return sizes.map((size) => size * shrink)
}

/** A setting is as good as its smallest line is readable; the mean decides between equals. */
const readable = (sizes: readonly number[]) =>
  Math.min(...sizes) + sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 3

/** Breaks a title into one to three lines and sizes each, so that the letters are as large as the box lets them be. */
export const setLines = (title: string, box: Box): Line[] => {
  const parts = tokens(title)
  const count = parts.length
  const join = (from: number, to: number) => parts.slice(from, to).join('').trim()
  const reached = [0]
  for (const part of parts) reached.push((reached.at(-1) ?? 0) + total(part))
  const between = (from: number, to: number) =>
    Math.max(0.4, (reached[to] ?? 0) - (reached[from] ?? 0) - (parts[from]?.startsWith(' ') === true ? blank : 0))
  let best = { breaks: [0, count], sizes: sizesOf([between(0, count)], box) }
  const consider = (breaks: readonly number[]) => {
    const sizes = sizesOf(
      breaks.slice(1).map((to, i) => between(breaks[i] ?? 0, to)),
      box,
    )
    if (readable(sizes) > readable(best.sizes)) best = { breaks: [...breaks], sizes }
  }
  for (let i = 1; i < count; i += 1) {
    consider([0, i, count])
    for (let k = i + 1; k < count; k += 1) consider([0, i, k, count])
  }
  return best.sizes.map((size, i) => {
    const text = join(best.breaks[i] ?? 0, best.breaks[i + 1] ?? count)
    return { text, size, width: size * measure(text) }
  })
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
