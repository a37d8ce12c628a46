import { paths } from '../../../site/paths'

/** The page that a game was chosen on, as far as its address tells. */
export function lobbyOf(category: string | undefined): string {
  const pages: Readonly<Record<string, string>> = paths.category
  return (category !== undefined && Object.hasOwn(pages, category) ? pages[category] : undefined) ?? paths.home
}
