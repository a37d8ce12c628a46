import type { HelpCentre } from '../../contract/help-centre'
import { plainText } from '../../lib/plainText'
import { highlight } from '../catalogue/search/highlight'
import { matches } from './matches'

export type Article = HelpCentre[number]

export interface FoundArticle {
  readonly article: Article
  /** Words around the first place that was found; absent where the title has them all. */
  readonly excerpt?: string
}

/** More than any article has; keeps hostile input cheap. */
const longest = 200_000

const texts = new WeakMap<Article, string>()

/** The words of an article, read once. */
function textOf(article: Article): string {
  const known = texts.get(article) ?? plainText(article.content, longest)
  texts.set(article, known)
  return known
}

/** Articles with every word of the query: those that say them in their title first, each in the order of the site. */
export function findArticles(articles: readonly Article[], words: readonly string[]): readonly FoundArticle[] {
  if (words.length === 0) return []
  const byTitle: FoundArticle[] = []
  const byText: FoundArticle[] = []
  for (const article of articles) {
    if (matches(article.title, words)) byTitle.push({ article })
    else if (matches(`${article.title} ${textOf(article)}`, words))
      byText.push({ article, excerpt: excerptOf(textOf(article), words) })
  }
  return [...byTitle, ...byText]
}

/** Characters before and after what was found. */
const before = 40
const after = 120

/** Words around the first place where one of these stands. */
export function excerptOf(text: string, words: readonly string[]): string {
  let place = 0
  for (const { text: piece, hit } of highlight(text, words)) {
    if (hit) break
    place += piece.length
  }
  if (place >= text.length) place = 0
  const from = place <= before ? 0 : nextWord(text, place - before)
  const to = place + after >= text.length ? text.length : text.lastIndexOf(' ', place + after)
  const end = to > place ? to : Math.min(text.length, place + after)
  return `${from === 0 ? '' : '… '}${text.slice(from, end)}${end === text.length ? '' : ' …'}`
}

/** Where a word begins after a place; the place itself in a script without spaces. */
function nextWord(text: string, place: number): number {
  const space = text.indexOf(' ', place)
  return space === -1 || space > place + before ? place : space + 1
}
