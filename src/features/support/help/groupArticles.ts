import type { Article } from '../../../shared/help/findArticles'

interface ArticleGroup {
  /** Undefined: those that the platform puts under no heading. */
  readonly title: string | undefined
  readonly articles: readonly Article[]
}

/** Articles under their headings, in the order in which the platform names them; those without one at the end. */
export function groupArticles(articles: readonly Article[]): readonly ArticleGroup[] {
  const groups = new Map<string | undefined, Article[]>()
  for (const article of articles) {
    const title = article.group?.trim() || undefined
    groups.set(title, [...(groups.get(title) ?? []), article])
  }
  const all = [...groups].map(([title, own]) => ({ title, articles: own }))
  return [...all.filter(({ title }) => title !== undefined), ...all.filter(({ title }) => title === undefined)]
}
