import MarkdownIt from 'markdown-it'

/** Lists and quotations, one in the other. */
export const mostNested = 12

/**
 * Markdown with tables, in a time that grows with its length alone, however its signs are nested. It tells HTML apart, so
 * that it can be shown as it is written; which addresses lead anywhere is said by addresses.ts. Deeper than the limit it
 * drops what it reads: a list is two levels of it, and a page of more than `mostNested` is refused.
 */
export const markdownParser = new MarkdownIt({ html: true })
// its types do not know the option
Object.assign(markdownParser.options, { maxNesting: 4 * mostNested })
markdownParser.validateLink = () => true

export type Part = ReturnType<typeof markdownParser.parse>[number]

/** Blocks in their order, each with the parts of its line of text. */
export const partsOf = (markdown: string): Part[] => markdownParser.parse(markdown, {})

const container = /^(?:bullet_list|ordered_list|blockquote)_(open|close)$/

/** The line, from 1, from which a text stands in more lists and quotations than it may. */
export function tooDeep(markdown: string): number | undefined {
  let depth = 0
  for (const { type, map } of partsOf(markdown)) {
    const [, side] = container.exec(type) ?? []
    if (side === 'open') depth += 1
    if (side === 'close') depth -= 1
    if (depth > mostNested) return (map?.[0] ?? 0) + 1
  }
  return undefined
}
