import type { HelpCentre } from '../../contract/help-centre'
import { plainText } from '../../lib/plainText'
import { highlight } from '../catalogue/search/highlight'
import { matches } from './matches'

export type Article = HelpCentre[number]

/** Anything with a title and a text in HTML. */
type Written = Pick<Article, 'title' | 'content'>

export interface FoundArticle<Of extends Written = Article> {
  readonly article: Of
  /** Words around the first place that was found; absent where the title has them all. */
  readonly excerpt?: string
}

/** More than any article has; keeps hostile input cheap. */
const longest = 200_000

const texts = new WeakMap<Written, string>()

/** The words of an article, read once. */
function textOf(article: Written): string {
  const known = texts.get(article) ?? plainText(article.content, longest)
  texts.set(article, known)
  return known
}

/**
 * Articles with every word of the query: those that say them in their title first, each in the order of the site.
 * @param also other words for what an article is about, by which it is found after those that say them
 */
export function findArticles<Of extends Written>(
  articles: readonly Of[],
  words: readonly string[],
  also: (article: Of) => string = () => '',
): readonly FoundArticle<Of>[] {
  if (words.length === 0) return []
  const byTitle: FoundArticle<Of>[] = []
  const byText: FoundArticle<Of>[] = []
  const byOther: FoundArticle<Of>[] = []
  for (const article of articles) {
    const said = `${article.title} ${textOf(article)}`
    if (matches(article.title, words)) byTitle.push({ article })
    else if (matches(said, words)) byText.push({ article, excerpt: excerptOf(textOf(article), words) })
    else if (matches(`${said} ${also(article)}`, words)) byOther.push({ article })
  }
  return [...byTitle, ...byText, ...byOther]
}

/** Characters before and after what was found. */
const before = 40
const after = 120

/** Words around the first place where one of these stands; the first words of the text where none does. */
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
