const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** More than an excerpt ever needs; keeps hostile input cheap. */
const longest = 4_000

/**
 * The words of a piece of HTML, for excerpts and labels. The result is text and is only ever drawn as text; it is
 * no way to make HTML safe. Reads the first `most` characters, in time that grows as they do.
 */
export function plainText(html: string, most = longest): string {
  return (
    html
      .slice(0, most)
      .replace(/<(script|style|template|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(/<\/?(?:a|abbr|b|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, '')
      .replace(/<\/?[a-z][^<>]*(>|$)/gi, ' ')
      .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole)
      // an amount stays with its sign
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim()
  )
}

/** Paragraphs that say anything, as words, of the first few thousand characters. */
export const paragraphsOf = (html: string): readonly string[] =>
  blocksOf(html).flatMap((block) => {
    const words = plainText(block)
    return words === '' ? [] : [words]
  })

const blocksOf = (html: string): readonly string[] =>
  html.slice(0, longest).split(/<\/(?:p|div|h[1-6]|li|tr|blockquote)\s*>|<br\s*\/?>/i)

/** The first paragraph that says anything, as words. */
export function leadText(html: string): string {
  for (const block of blocksOf(html)) {
    const words = plainText(block)
    if (words !== '') return words
  }
  return ''
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(entities, name) ? entities[name] : undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
}
