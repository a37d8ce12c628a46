import type { PageText } from '../loadedBrand'
import { graphemesOf } from '../../../lib/graphemes'
import { markdownParser, partsOf } from './markdown'

/** Characters of a text that are looked at, and of its first paragraph that are told. */
const mostLooked = 4_000
const mostTold = 200

/** Pages are drawn again and again. */
const known = new WeakMap<PageText, string>()

/** The first paragraph of a page in plain words, as search engines and chats show it; empty where there is none early on. */
export function openingOf(page: PageText): string {
  const opening = known.get(page) ?? firstWords(page.markdown)
  known.set(page, opening)
  return opening
}

function firstWords(markdown: string): string {
  const parts = partsOf(markdown.slice(0, mostLooked))
  for (const [at, { type, level }] of parts.entries()) {
    const children = type === 'paragraph_open' && level === 0 ? parts[at + 1]?.children : undefined
    const words = children ? markdownParser.renderer.renderInlineAsText(children, markdownParser.options, {}) : ''
    const plain = words.replace(/\s+/g, ' ').trim()
    if (plain !== '') return shortened(plain)
  }
  return ''
}

export function shortened(words: string): string {
  const signs = graphemesOf(words)
  return signs.length <= mostTold ? words : `${signs.slice(0, mostTold).join('').trimEnd()}…`
}
