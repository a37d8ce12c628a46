import { paths } from '../../../site/paths'

/** Stands for the site, whose own addresses are paths. */
const site = 'https://site.invalid'
const places: readonly string[] = [paths.help, paths.helpBare]

/** The article of the help centre that an address of the site leads to. */
export function articleAt(href: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(href, site)
  return origin === site && places.includes(pathname) ? (searchParams.get('article') ?? undefined) : undefined
}
