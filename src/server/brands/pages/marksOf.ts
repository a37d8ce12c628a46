import type { PageText } from '../loadedBrand'
import { type Part, partsOf } from './markdown'

/** A part of a Markdown text. */
export interface Mark {
  /** An address as links and pictures have it, or HTML as it is written. */
  readonly text: string
  /** Of the text, from 1. */
  readonly line: number
}

export interface Marks {
  readonly links: readonly Mark[]
  readonly pictures: readonly Mark[]
  readonly html: readonly Mark[]
}

/** Addresses that a Markdown text leads to, its pictures, and pieces of HTML in it. */
export function marksIn(markdown: string): Marks {
  const marks = { links: [] as Mark[], pictures: [] as Mark[], html: [] as Mark[] }
  const look = (parts: readonly Part[], begins: number) => {
    let line = begins
    for (const part of parts) {
      if (part.map) line = part.map[0] + 1
      if (part.type === 'link_open') marks.links.push({ text: part.attrGet('href') ?? '', line })
      if (part.type === 'image') marks.pictures.push({ text: part.attrGet('src') ?? '', line })
      if (part.type === 'html_block' || part.type === 'html_inline')
        marks.html.push({ text: part.content.trimEnd(), line })
      if (part.children) look(part.children, line)
      if (part.type === 'softbreak' || part.type === 'hardbreak') line += 1
      if (part.type === 'html_inline') line += part.content.split('\n').length - 1
    }
  }
  look(partsOf(markdown), 1)
  return marks
}

/** Several checks look at the same page. */
const known = new WeakMap<PageText, Marks>()

export function marksOf(page: PageText): Marks {
  const marks = known.get(page) ?? marksIn(page.markdown)
  known.set(page, marks)
  return marks
}
